import { IconKey } from '@tabler/icons-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { paths } from '../../../lib/paths.ts';
import { adminSettingsTexts } from '../texts.ts';

/** Where settings will be. */
export function AdminSettings() {
  return (
    <>
      <SectionHeader title={adminSettingsTexts.title} />
      <Card>
        <EmptyState
          title={adminSettingsTexts.soon}
          help={adminSettingsTexts.help}
          action={
            <ButtonLink to={paths.ownPassword} leftIcon={<IconKey size={20} stroke={2.2} />}>
              {adminSettingsTexts.ownPassword}
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}
