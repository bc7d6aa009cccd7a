import { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express } from 'express';

/**
 * The kinds of request and response of one server. They have Express's prototypes when they are made;
 * otherwise it changes those of each one, and everything that touches them later is slower.
 */
export function createMessages() {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  Object.setPrototypeOf(AppRequest.prototype, express.request);
  Object.setPrototypeOf(AppResponse.prototype, express.response);
  return {
    kinds: { IncomingMessage: AppRequest, ServerResponse: AppResponse },

    /** Lets an application take them as its own, in place of the one before. */
    belongTo(app: Express): Express {
      const own = { app: { value: app, configurable: true } };
      app.request = Object.defineProperties(AppRequest.prototype as Express['request'], own);
      app.response = Object.defineProperties(AppResponse.prototype as Express['response'], own);
      return app;
    },
  };
}

export type Messages = ReturnType<typeof createMessages>;
