import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Toast, type ToastMessage } from '../../../components/admin/Toast.tsx';
import { CLASS_PARAM } from '../../../lib/paths.ts';
import { ClassDetail } from './ClassDetail.tsx';
import { ClassList } from './ClassList.tsx';

/** 'Kelas': the list, or the class that the address names. */
export function AdminClasses() {
  const id = useSearchParams()[0].get(CLASS_PARAM);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const succeed = (text: string) => setToast({ tone: 'ok', text });
  return (
    <>
      {id === null ? (
        <ClassList onDone={succeed} />
      ) : (
        <ClassDetail key={id} id={id} onDone={succeed} />
      )}
      <Toast message={toast} onClose={() => setToast(null)} />
    </>
  );
}
