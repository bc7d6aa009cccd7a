/** First part of every key of the admin panel: a change of the users makes all of it old. */
export const ADMIN_KEY = 'admin';

/** Second part of the keys of everything about one user; their identifier is the third. */
export const USER_KEY = 'account';
