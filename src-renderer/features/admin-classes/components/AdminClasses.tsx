import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Toast, type ToastMessage } from '../../../components/admin/Toast.tsx';
import { CLASS_PARAM, CLASS_PART_PARAM, CLASS_REPORT_PART } from '../../../lib/paths.ts';
import { ClassDetail } from './ClassDetail.tsx';
import { ClassList } from './ClassList.tsx';
import { ClassReport } from './ClassReport.tsx';

/** 'Kelas': the list, or the class that the address names, or its report. */
export function AdminClasses() {
  const [address] = useSearchParams();
  const id = address.get(CLASS_PARAM);
  const part = address.get(CLASS_PART_PARAM);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const succeed = (text: string) => setToast({ tone: 'ok', text });
  return (
    <>
      {id === null ? (
        <ClassList onDone={succeed} />
      ) : part === CLASS_REPORT_PART ? (
        <ClassReport key={id} id={id} onDone={succeed} />
      ) : (
        <ClassDetail key={id} id={id} onDone={succeed} />
      )}
      <Toast message={toast} onClose={() => setToast(null)} />
    </>
  );
}
