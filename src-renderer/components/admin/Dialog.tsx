import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import type { ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEscape } from '../../hooks/useEscape.ts';
import { IconButton } from '../IconButton.tsx';
import type { Accent } from '../Stage.tsx';
import classes from './Dialog.module.css';

const WIDTH = { sm: 480, md: 900, lg: 1240 };

interface DialogProps {
  opened: boolean;
  title: string;
  size?: keyof typeof WIDTH;
  /** Colour of the band on top. */
  c?: Accent;
  /** Keeps a click beside it from closing it, where work would be lost. */
  holds?: boolean;
  /** Another dialog lies over this one, and has the keyboard. */
  covered?: boolean;
  /** Stands under the content and does not scroll. */
  footer: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog on a kelir: title and footer stay, the content scrolls; on phones a sheet from below. */
export function Dialog(props: DialogProps) {
  const { opened, size = 'md', c = 'wedel', holds = false, covered = false, onClose } = props;
  // Mantine hears Escape in every dialog at once: one press would also close the one it has opened.
  useEscape(opened && !covered, onClose);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      centered
      size={WIDTH[size]}
      padding={0}
      trapFocus={!covered}
      closeOnEscape={false}
      closeOnClickOutside={!holds && !covered}
      transitionProps={{ transition: 'slide-up', duration: 200 }}
      classNames={{
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
        overlay: classes.overlay ?? '',
      }}
    >
      <Modal.Overlay />
      <Modal.Content data-c={c}>
        {/* Mantine's is a header, which outside of the page's content would be a second banner. */}
        <Modal.Header role="none">
          <Modal.Title>{props.title}</Modal.Title>
          <IconButton label="Tutup" icon={<IconX size={24} stroke={2.2} />} onClick={onClose} />
        </Modal.Header>
        <Modal.Body>{props.children}</Modal.Body>
        <div className={classes.footer}>{props.footer}</div>
      </Modal.Content>
    </Modal.Root>
  );
}
