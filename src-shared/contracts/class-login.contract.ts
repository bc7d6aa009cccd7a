import * as z from 'zod/mini';
import { CLASS_CODE_LENGTH, PIN_LENGTH, READABLE_LETTERS } from '../constants/classroom.ts';
import { UNKNOWN_CLASS_CODE } from '../errors.ts';
import { classTexts } from '../texts/classes.ts';
import { SignedIn } from './auth.contract.ts';
import { Id, IdParam } from './common.ts';
import { endpoint } from './endpoint.ts';

/** A join code as people type it: in any case, with spaces and dashes wherever they like. */
export const ClassCode = z.pipe(
  z.string({ error: classTexts.codeShape }).check(z.maxLength(40, { error: classTexts.codeShape })),
  z.pipe(
    z.transform((code: string) => code.toUpperCase().replace(/[\s-]/g, '')),
    z.string().check(
      z.regex(new RegExp(`^[${READABLE_LETTERS}]{${CLASS_CODE_LENGTH}}$`), {
        error: UNKNOWN_CLASS_CODE,
      }),
    ),
  ),
);

export const Pin = z
  .string({ error: classTexts.pinShape })
  .check(z.trim(), z.regex(new RegExp(`^\\d{${PIN_LENGTH}}$`), { error: classTexts.pinShape }));

/** Who can be chosen at the door of a class. */
export const ClassDoor = z.object({
  name: z.string(),
  members: z.array(
    z.object({
      _id: Id,
      name: z.string(),
      /** Only where two names are equal, to tell them apart; otherwise null. */
      number: z.nullable(z.string()),
    }),
  ),
});
export type ClassDoor = z.infer<typeof ClassDoor>;

const CodeParams = z.object({ code: ClassCode });

/** Quick login: the class's code, one's own name, a PIN. */
export const classLoginApi = {
  door: endpoint({
    method: 'GET',
    path: '/class-login/:code',
    access: 'public',
    summary: 'The class behind a join code and who can be chosen; nothing else of anybody.',
    params: CodeParams,
    response: ClassDoor,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/class-login/:code',
    access: 'public',
    summary: 'Signs a member in by PIN; the answer is that of /auth/login. Never an admin.',
    params: CodeParams,
    body: z.object({ memberId: IdParam, pin: Pin }),
    response: SignedIn,
  }),
};
