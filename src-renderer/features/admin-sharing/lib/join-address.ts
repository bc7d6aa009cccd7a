/** A join address in the parts that a pupil reads. */
export interface JoinAddress {
  /** 'http://', which a browser adds by itself. */
  scheme: string;
  host: string;
  /** ':4137'; empty for the port that browsers assume. */
  port: string;
}

/** Takes an address apart; anything that is none stays whole. */
export function readJoinAddress(url: string): JoinAddress {
  const match = /^(https?:\/\/)([^/:]+)(:\d+)?\/?$/.exec(url);
  return { scheme: match?.[1] ?? '', host: match?.[2] ?? url, port: match?.[3] ?? '' };
}

/** How many characters must fit on the line. */
export const lettersOf = ({ host, port }: JoinAddress): number => host.length + port.length;
