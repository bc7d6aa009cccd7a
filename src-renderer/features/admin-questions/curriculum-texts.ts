/** Words for topics and competences of questions. */
export const curriculumTexts = {
  topic: 'Topik',
  noTopic: 'Tidak ditentukan',
  allTopics: 'Semua Topik',
  competence: 'Kompetensi',
  allCompetences: 'Semua Kompetensi',
  places: ['Kompetensi utama', 'Kompetensi kedua', 'Kompetensi ketiga'],
  noCompetence: 'Tidak ada',
  phases: { C: 'Fase C (SD kelas 5-6)', D: 'Fase D (SMP)' },
  topicName: (topic: string) => topic.charAt(0).toUpperCase() + topic.slice(1),
  summary: (topic: string | undefined, codes: readonly string[]) =>
    [...(topic === undefined ? [] : [curriculumTexts.topicName(topic)]), ...codes].join(' · '),
} as const;
