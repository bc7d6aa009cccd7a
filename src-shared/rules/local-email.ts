/** Domain of the addresses that stand for 'no email': a name that no mail server can have. */
const LOCAL_DOMAIN = 'lokal.punakawan';
/** Stands for usernames of which no letter fits an address, such as those in Javanese script. */
const NAMELESS = 'pengguna';

/** The address of a user without one; `n` counts up while others have the same. */
export function localEmail(username: string, n: number): string {
  const slug =
    username
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '.')
      .replace(/^\.|\.$/g, '') || NAMELESS;
  return `${n === 1 ? slug : `${slug}.${n}`}@${LOCAL_DOMAIN}`;
}

/** Whether an address only stands for 'no email'. */
export const isLocalEmail = (email: string): boolean => email.endsWith(`@${LOCAL_DOMAIN}`);
