import coinUrl from '../assets/coin.svg?no-inline';

/** The gold piece that stands for points. */
export function Coin({ size = 28 }: { size?: number }) {
  return <img src={coinUrl} alt="" width={size} height={size} />;
}
