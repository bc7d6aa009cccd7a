import * as z from 'zod/mini';

// The security policy forbids eval, which zod would try before its first parse.
z.config({ jitless: true });
