import { IconStar } from '@tabler/icons-react';
import { CHARACTERS } from '#shared/constants/characters.ts';
import { Aksara } from '../components/Aksara.tsx';
import { CharacterFigure } from '../components/CharacterFigure.tsx';
import { Debog } from '../components/Debog.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Kelir } from '../components/Kelir.tsx';
import { ScoreChip } from '../components/ScoreChip.tsx';
import { Stage } from '../components/Stage.tsx';
import { StatCard } from '../components/StatCard.tsx';
import { TestPageSection } from './TestPageSection.tsx';
import classes from './TestPage.module.css';

/** Type, cards and stages. */
export function TestPageSurfaces() {
  return (
    <>
      <TestPageSection title="Huruf">
        <p className={classes.praise}>Luar Biasa!</p>
        <p className={classes.pageTitle}>Pilih level</p>
        <p className={classes.cardTitle}>Sesi permainan terakhir</p>
        <p className={classes.line} lang="jv">
          Bapak nembe tindak dhateng pasar.
        </p>
        <p>Teks biasa: pilih kata yang tepat untuk bagian yang kosong. 0123456789</p>
        <p className={classes.note}>Keterangan kecil, 14 piksel</p>
      </TestPageSection>
      <TestPageSection title="Kartu">
        <div className={classes.stack}>
          <StatCard
            c="semar"
            icon={<IconStar size={26} stroke={2.2} />}
            label="Skor total"
            value="2.450"
          />
          {CHARACTERS.map(({ _id, name }) => (
            <Kelir key={_id} c={_id}>
              <p className={classes.kelir}>Kelir {name}</p>
            </Kelir>
          ))}
        </div>
      </TestPageSection>
      <TestPageSection title="Panggung" wide>
        <div className={classes.stages}>
          {CHARACTERS.map(({ _id, name }) => (
            <Stage key={_id} c={_id} className={classes.stage}>
              <h3 className={classes.name}>{name}</h3>
              <Aksara name={_id} className={classes.aksara} />
              <Debog />
              <CharacterFigure id={_id} alt="" className={classes.figure} />
            </Stage>
          ))}
          <Stage c="wedel" className={classes.stage}>
            <h3 className={classes.name}>Punakawan</h3>
            <Aksara name="punakawan" className={classes.aksara} />
            <ScoreChip name="Ratri" score={2_450} />
            <Debog />
          </Stage>
        </div>
      </TestPageSection>
      <TestPageSection title="Keadaan kosong" wide>
        <EmptyState
          title="Belum ada sesi permainan"
          help="Setiap Tantangan yang kamu mainkan tercatat di sini."
        />
      </TestPageSection>
    </>
  );
}
