import { useLocation, useParams } from 'react-router-dom';
import { noticeOf } from '../app/origin.ts';
import { authScreenTexts } from '../features/auth/texts.ts';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { ClassLogin } from '../features/class-login/components/ClassLogin.tsx';
import { classLoginTexts as texts } from '../features/class-login/texts.ts';

/** /kelas/{code}: one's name and PIN. This is what the QR code of a class carries. */
export function ClassDoorPage() {
  const { code = '' } = useParams();
  const { signIn } = useAuth();
  const notice = noticeOf(useLocation().state);
  return (
    <>
      <title>{`${texts.title} · Punakawan`}</title>
      <ClassLogin
        key={code}
        code={code}
        reason={notice && authScreenTexts[notice]}
        onSignedIn={(session, name) => signIn(session, { code, name })}
      />
    </>
  );
}
