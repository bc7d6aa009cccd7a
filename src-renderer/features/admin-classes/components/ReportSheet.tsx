import { ASPECTS, type ClassReport } from '#shared/contracts/class-report.contract.ts';
import { gradeBookTexts } from '#shared/texts/class-report.ts';
import { PrintView } from '../../../components/admin/PrintView.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { dayText, markText, passedTexts, periodText, remarkOf } from '../lib/report-words.ts';
import { reportSheetTexts as texts } from '../report-texts.ts';
import classes from './ReportSheet.module.css';

interface ReportSheetProps {
  report: ClassReport;
  onClose: () => void;
}

/** The results of a class on one sheet of paper, as a school files them. */
export function ReportSheet({ report, onClose }: ReportSheetProps) {
  const { school, averages } = report;
  const hasMark = school.practiceAsMark;
  const pupils = gradeBookTexts.pupils(report.rows.length);
  return (
    <PrintView
      title={texts.preview(report.className)}
      help={school.name === '' ? `${texts.help} ${texts.school}` : texts.help}
      print={texts.print}
      close={texts.close}
      onClose={onClose}
    >
      <article className={classes.sheet}>
        {school.name !== '' && (
          <header className={classes.letterhead}>
            <b>{school.name}</b>
            {school.address !== '' && <span>{school.address}</span>}
          </header>
        )}
        <h3 className={classes.title}>{gradeBookTexts.title}</h3>
        <dl className={classes.facts}>
          <Fact name={gradeBookTexts.className} value={texts.className(report.className, pupils)} />
          <Fact name={gradeBookTexts.kkm} value={formatNumber(report.kkm)} />
          <Fact name={gradeBookTexts.period} value={periodText(report)} />
        </dl>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {gradeBookTexts.no}
              </th>
              <th scope="col" rowSpan={2}>
                {gradeBookTexts.studentNumber}
              </th>
              <th scope="col" rowSpan={2} className={classes.name}>
                {gradeBookTexts.name}
              </th>
              <th scope="colgroup" colSpan={2}>
                {gradeBookTexts.practice}
              </th>
              {hasMark && (
                <>
                  <th scope="col" rowSpan={2}>
                    {gradeBookTexts.mark}
                  </th>
                  <th scope="col" rowSpan={2}>
                    {gradeBookTexts.remark}
                  </th>
                </>
              )}
              <th scope="colgroup" colSpan={ASPECTS.length}>
                {gradeBookTexts.speechLevels}
              </th>
            </tr>
            <tr>
              <th scope="col">{gradeBookTexts.answered}</th>
              <th scope="col">{gradeBookTexts.practiceMark}</th>
              {ASPECTS.map((aspect) => (
                <th key={aspect} scope="col">
                  {gradeBookTexts[aspect]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.rows.map((row, index) => (
              <tr key={row._id}>
                <td>{row.number ?? formatNumber(index + 1)}</td>
                <td>{row.studentNumber}</td>
                <th scope="row" className={classes.name}>
                  {row.name}
                </th>
                <td>{formatNumber(row.practice.answered)}</td>
                <td>{markText(row.practice.mark)}</td>
                {hasMark && (
                  <>
                    <td className={classes.mark}>{markText(row.mark)}</td>
                    <td>{remarkOf(row)}</td>
                  </>
                )}
                {row.aspects.map(({ aspect, mark }) => (
                  <td key={aspect}>{markText(mark)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={2} aria-hidden="true" />
              <th scope="row" className={classes.name}>
                {gradeBookTexts.average}
              </th>
              <td aria-hidden="true" />
              <td>{markText(averages.practice)}</td>
              {hasMark && (
                <>
                  <td className={classes.mark}>{markText(averages.mark)}</td>
                  <td>{`${gradeBookTexts.passed}: ${passedTexts(report).count}`}</td>
                </>
              )}
              {averages.aspects.map((mark, at) => (
                <td key={ASPECTS[at]}>{markText(mark)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
        <p className={classes.note}>{`${report.explanation} ${texts.note}`}</p>
        <div className={classes.signatures}>
          <Signature
            above={[texts.seenBy, texts.head]}
            name={school.headName}
            number={school.headNumber}
          />
          <Signature
            above={[texts.placeAndDay(school.place, dayText(report.today)), texts.teacher]}
            name={school.teacherName}
            number={school.teacherNumber}
          />
        </div>
      </article>
    </PrintView>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface SignatureProps {
  above: readonly string[];
  name: string;
  number: string;
}

/** Room for a signature above its name, or above a line where nobody is named. */
function Signature({ above, name, number }: SignatureProps) {
  return (
    <div>
      {above.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={classes.signed}>{name}</p>
      <p>{number === '' ? '' : texts.nip(number)}</p>
    </div>
  );
}
