import * as z from 'zod/mini';
import { KKM_DEFAULT, MARK_MAX, SCHOOL_TEXT_MAX } from '../constants/classroom.ts';
import { schoolTexts } from '../texts/school.ts';
import { endpoint } from './endpoint.ts';

const Line = z.string().check(
  z.overwrite((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()),
  z.maxLength(SCHOOL_TEXT_MAX, { error: schoolTexts.tooLong }),
);

/** What a school says of itself once, for every sheet and class. Blank where nothing was said. */
export const School = z.object({
  name: Line,
  address: Line,
  /** Where the sheets are signed. */
  place: Line,
  headName: Line,
  /** NIP, as typed. */
  headNumber: Line,
  teacherName: Line,
  teacherNumber: Line,
  /** What a new class begins with, 0 to 100. */
  kkm: z
    .int({ error: schoolTexts.kkm })
    .check(
      z.minimum(0, { error: schoolTexts.kkm }),
      z.maximum(MARK_MAX, { error: schoolTexts.kkm }),
    ),
  /** Whether practice makes the mark of a pupil (decisions, 'marks'). */
  practiceAsMark: z.boolean(),
});
export type School = z.infer<typeof School>;

/** A school that has said nothing yet. */
export const NO_SCHOOL: School = {
  name: '',
  address: '',
  place: '',
  headName: '',
  headNumber: '',
  teacherName: '',
  teacherNumber: '',
  kkm: KKM_DEFAULT,
  practiceAsMark: false,
};

export const schoolApi = {
  read: endpoint({
    method: 'GET',
    path: '/admin/school',
    access: 'admin',
    summary: 'What the school says of itself: for reports on paper and for new classes.',
    response: School,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/school',
    access: 'admin',
    summary: 'Changes it as a whole.',
    body: School,
    response: School,
  }),
};
