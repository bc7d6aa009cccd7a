import { chapters, title } from '../../../../docs/panduan-guru.md';
import { Card } from '../../../components/Card.tsx';
import { guideTexts as texts } from '../texts.ts';
import classes from './Guide.module.css';

/** The teacher's guide: the same text as in the documents, without any network. */
export function Guide({ level = 1 }: { level?: 1 | 2 }) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classes.root} lang="id">
      <Heading className={classes.title}>{title}</Heading>
      <div className={classes.columns}>
        <nav aria-label={texts.contents} className={classes.contents}>
          <ol>
            {chapters
              .filter((chapter) => chapter.id !== '')
              .map((chapter) => (
                <li key={chapter.id}>
                  <a href={`#${chapter.id}`}>{chapter.title}</a>
                </li>
              ))}
          </ol>
        </nav>
        <Card className={classes.text}>
          {/* Our own document, rendered by our own build. */}
          {chapters.map(({ id, html }) => (
            <section key={id} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </Card>
      </div>
    </div>
  );
}
