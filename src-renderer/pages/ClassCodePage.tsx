import { useLocation, useNavigate } from 'react-router-dom';
import { CodeForm } from '../features/class-login/components/CodeForm.tsx';
import { classLoginTexts as texts } from '../features/class-login/texts.ts';
import { paths } from '../lib/paths.ts';

/** /kelas: the code of a class, for who has no QR code to scan. */
export function ClassCodePage() {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  return (
    <>
      <title>{`${texts.title} · Punakawan`}</title>
      <CodeForm onCode={(code) => void navigate(paths.classDoor(code), { state })} />
    </>
  );
}
