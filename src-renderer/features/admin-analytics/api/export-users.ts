import { ANALYTICS_FILE, ANALYTICS_WORKBOOK } from '#shared/constants/limits.ts';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { callFile } from '../../../lib/call-api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { UserSelection } from '../lib/user-selection.ts';

/** As text for other programs, or as a workbook, since Indonesian Excel shows a comma file as one column. */
export type ExportFormat = 'csv' | 'xlsx';

const FILES = {
  csv: { name: ANALYTICS_FILE, endpoint: adminApi.exportUsers },
  xlsx: { name: ANALYTICS_WORKBOOK, endpoint: adminUsersApi.exportWorkbook },
} as const;

/** Downloads the users that the table lists, all pages; answers the name of the file. */
export async function exportUsers(
  format: ExportFormat,
  { search, sortBy, sortOrder }: UserSelection,
): Promise<string> {
  const { name, endpoint } = FILES[format];
  const file = await callFile(endpoint, { query: { search, sortBy, sortOrder } });
  saveFile(name, file, file.type);
  return name;
}
