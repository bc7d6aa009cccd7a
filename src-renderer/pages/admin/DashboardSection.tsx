import { AdminDashboard } from '../../features/admin-dashboard/components/AdminDashboard.tsx';
import { DataNotices } from '../../features/admin-maintenance/components/DataNotices.tsx';

/** 'Dashboard Admin', below what cannot wait. */
export function DashboardSection() {
  return (
    <>
      <DataNotices brief />
      <AdminDashboard />
    </>
  );
}
