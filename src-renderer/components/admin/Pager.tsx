import { usePagination } from '@mantine/hooks';
import { Button } from '../Button.tsx';
import classes from './Pager.module.css';

interface PagerProps {
  page: number;
  totalPages: number;
  /** Which rows of how many are shown. */
  summary: string;
  onChange: (page: number) => void;
}

/** 'Sebelumnya', the numbers of the pages, 'Selanjutnya'. */
export function Pager({ page, totalPages, summary, onChange }: PagerProps) {
  const { range } = usePagination({ page, total: totalPages, siblings: 1, boundaries: 1 });
  return (
    <div className={classes.root}>
      <p role="status" className={classes.summary}>
        {summary}
      </p>
      {totalPages > 1 && (
        <nav aria-label="Halaman" className={classes.pages}>
          <Button variant="ghost" size="sm" disabled={page <= 1} onClick={() => onChange(page - 1)}>
            Sebelumnya
          </Button>
          <span className={classes.numbers}>
            {range.map((entry, index) =>
              entry === 'dots' ? (
                // The two gaps have no identity but their place.
                <span key={`gap-${index}`} className={classes.gap} aria-hidden="true">
                  …
                </span>
              ) : (
                <button
                  key={entry}
                  type="button"
                  aria-label={`Halaman ${entry}`}
                  aria-current={entry === page ? 'page' : undefined}
                  className={classes.number}
                  onClick={() => onChange(entry)}
                >
                  {entry}
                </button>
              ),
            )}
          </span>
          <Button
            variant="ghost"
            size="sm"
            disabled={page >= totalPages}
            onClick={() => onChange(page + 1)}
          >
            Selanjutnya
          </Button>
        </nav>
      )}
    </div>
  );
}
