import { ASPECTS, type ClassReport } from '#shared/contracts/class-report.contract.ts';
import { gradeBookTexts } from '#shared/texts/class-report.ts';
import { PrintView } from '../../../components/admin/PrintView.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { markText, passedTexts, periodText, remarkOf } from '../lib/report-words.ts';
import { classReportTexts, reportSheetTexts as texts } from '../report-texts.ts';
import classes from './ReportSheet.module.css';

interface ReportSheetProps {
  report: ClassReport;
  onClose: () => void;
}

/** The marks of a class on paper, with the columns of a grade book. */
export function ReportSheet({ report, onClose }: ReportSheetProps) {
  const passed = passedTexts(report);
  const facts = [
    [gradeBookTexts.className, report.className],
    [gradeBookTexts.period, periodText(report)],
    [gradeBookTexts.kkm, formatNumber(report.kkm)],
    [classReportTexts.average, markText(report.averageMark)],
    [gradeBookTexts.passed, `${passed.count} (${passed.share})`],
  ];
  return (
    <PrintView
      title={texts.preview(report.className)}
      help={texts.help}
      print={texts.print}
      close={texts.close}
      onClose={onClose}
    >
      <article className={classes.sheet}>
        <h3 className={classes.title}>{gradeBookTexts.title}</h3>
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{gradeBookTexts.no}</th>
              <th scope="col">{gradeBookTexts.number}</th>
              <th scope="col" className={classes.name}>
                {gradeBookTexts.name}
              </th>
              {ASPECTS.map((aspect) => (
                <th key={aspect} scope="col">
                  {gradeBookTexts[aspect]}
                </th>
              ))}
              <th scope="col">{gradeBookTexts.mark}</th>
              <th scope="col">{gradeBookTexts.remark}</th>
            </tr>
          </thead>
          <tbody>
            {report.rows.map((row, index) => (
              <tr key={row._id}>
                <td>{formatNumber(index + 1)}</td>
                <td>{row.studentNumber}</td>
                <th scope="row" className={classes.name}>
                  {row.name}
                </th>
                {row.aspects.map(({ aspect, mark }) => (
                  <td key={aspect}>{markText(mark)}</td>
                ))}
                <td className={classes.mark}>{markText(row.mark)}</td>
                <td>{remarkOf(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={classes.explanation}>{report.explanation}</p>
      </article>
    </PrintView>
  );
}
