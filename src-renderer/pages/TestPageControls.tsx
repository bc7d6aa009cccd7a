import { useState } from 'react';
import { IconPlayerPlay, IconReload, IconTrash } from '@tabler/icons-react';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { PasswordField } from '../components/PasswordField.tsx';
import { TextField } from '../components/TextField.tsx';
import { EssayField } from '../features/play/components/EssayField.tsx';
import { TestPageSection } from './TestPageSection.tsx';
import classes from './TestPage.module.css';

const ICON = { size: 20, stroke: 2.2, 'aria-hidden': true } as const;

/** Buttons and fields. */
export function TestPageControls() {
  const [text, setText] = useState('');
  return (
    <>
      <TestPageSection title="Tombol">
        <div className={classes.row}>
          <Button variant="prada" size="big">
            Putar
          </Button>
          <Button variant="prada" leftIcon={<IconPlayerPlay {...ICON} />}>
            Main Lagi
          </Button>
          <Button variant="wedel">Simpan</Button>
          <Button variant="getih" leftIcon={<IconTrash {...ICON} />}>
            Hapus
          </Button>
          <Button>Batal</Button>
          <Button variant="ghost">Reset Filter</Button>
        </div>
        <p className={classes.note}>kecil, ikon, nonaktif, sibuk; tekan Tab untuk melihat fokus</p>
        <div className={classes.row}>
          <Button size="sm">Muat ulang</Button>
          <IconButton label="Muat ulang" icon={<IconReload size={22} stroke={2.2} />} />
          <Button disabled>Jawab</Button>
          <Button variant="prada" busy>
            Memutar...
          </Button>
        </div>
      </TestPageSection>
      <TestPageSection title="Isian">
        <div className={classes.stack}>
          <TextField label="Username" placeholder="Ratri" help="2 sampai 30 huruf" />
          <TextField
            label="Email"
            type="email"
            defaultValue="ratri"
            error="Tulis alamat email yang lengkap."
          />
          <PasswordField label="Kata sandi" autoComplete="off" defaultValue="rahasia" />
          <h3 id="essay-sample" className={classes.small}>
            Jawaban esai
          </h3>
          <EssayField
            ref={null}
            labelledBy="essay-sample"
            text={text}
            locked={false}
            onWrite={setText}
          />
        </div>
      </TestPageSection>
    </>
  );
}
