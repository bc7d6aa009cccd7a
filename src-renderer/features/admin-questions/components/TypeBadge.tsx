import { IconListCheck, IconPencil } from '@tabler/icons-react';
import type { QuestionType } from '#shared/contracts/question.ts';
import { Badge } from '../../../components/Badge.tsx';
import { adminQuestionsTexts as texts } from '../texts.ts';

/** 'Pilihan Ganda' or 'Essay'. */
export function TypeBadge({ type }: { type: QuestionType }) {
  return type === 'essay' ? (
    <Badge tone="warn" icon={<IconPencil size={16} stroke={2.2} aria-hidden="true" />}>
      {texts.types.essay}
    </Badge>
  ) : (
    <Badge tone="info" icon={<IconListCheck size={16} stroke={2.2} aria-hidden="true" />}>
      {texts.types.multiple_choice}
    </Badge>
  );
}
