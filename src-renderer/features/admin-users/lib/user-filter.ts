import { Role } from '#shared/contracts/auth.contract.ts';

/** Which users are listed, and where in the list one stands. */
export interface UserFilter {
  search: string;
  role: Role | null;
  active: boolean | null;
  page: number;
}

export const NO_FILTER: UserFilter = { search: '', role: null, active: null, page: 1 };

/** Another filter begins at the first page. */
export const refilter = (
  filter: UserFilter,
  change: Partial<Omit<UserFilter, 'page'>>,
): UserFilter => ({ ...filter, ...change, page: 1 });

export const isFiltered = ({ search, role, active }: UserFilter): boolean =>
  search !== '' || role !== null || active !== null;

/** A role as a list of choices gives it; anything else means all. */
export const readRole = (value: string): Role | null => Role.safeParse(value).data ?? null;

/** 'true' and 'false' as a list of choices gives them; anything else means both. */
export const readActive = (value: string): boolean | null =>
  value === 'true' ? true : value === 'false' ? false : null;
