import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * Headers for pages over plain http (reliability 3.4). What only makes sense with TLS is off:
 * it would leave LAN browsers with a blank page.
 */
export function securityHeaders(): RequestHandler[] {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'script-src-attr': ["'none'"],
        // Mantine writes its variables into a style element.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const permissions: RequestHandler = (_request, response, next) => {
    response.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
    next();
  };
  return [headers, permissions];
}
