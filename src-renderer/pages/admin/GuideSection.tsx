import { Guide } from '../../features/guide/components/Guide.tsx';

/** 'Bantuan'. */
export function GuideSection() {
  return <Guide level={2} />;
}
