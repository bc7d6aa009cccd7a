import { Navigate, useParams } from 'react-router-dom';
import { ClassBoard } from '../features/admin-live/components/ClassBoard.tsx';
import { boardTexts } from '../features/admin-live/texts.ts';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { paths } from '../lib/paths.ts';

/** The live board of a class: the whole window, no bar and no menu. */
export function ClassBoardPage() {
  const { user } = useAuth();
  const { classId = '' } = useParams();
  // The panel says what others than admins are told.
  if (user?.role !== 'admin') return <Navigate to={paths.admin} replace />;
  return (
    <>
      <title>{`${boardTexts.title} · Punakawan`}</title>
      <ClassBoard key={classId} classId={classId} />
    </>
  );
}
