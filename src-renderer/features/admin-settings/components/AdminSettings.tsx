import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { adminSettingsTexts } from '../texts.ts';

/** Where settings will be. */
export function AdminSettings() {
  return (
    <>
      <SectionHeader title={adminSettingsTexts.title} />
      <Card>
        <EmptyState title={adminSettingsTexts.soon} help={adminSettingsTexts.help} />
      </Card>
    </>
  );
}
