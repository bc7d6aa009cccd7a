import type { AddressState, SharedAddress } from '#shared/contracts/sharing.contract.ts';
import { Badge } from '../../../components/Badge.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { TitledCard } from '../../../components/admin/TitledCard.tsx';
import { toggleAddress } from '../lib/address-choice.ts';
import { sharingScreenTexts as texts } from '../texts.ts';
import classes from './AddressPicker.module.css';

const TONE: Record<AddressState, 'ok' | 'info' | 'warn' | 'mute'> = {
  available: 'mute',
  open: 'ok',
  waiting: 'warn',
  busy: 'warn',
};

interface AddressPickerProps {
  addresses: readonly SharedAddress[];
  chosen: readonly string[];
  isOpen: boolean;
  /** The server decides by itself, or is busy with the last choice. */
  disabled: boolean;
  error: string | null;
  onChoose: (addresses: string[]) => void;
}

/** The addresses of this machine: a PC has Wi-Fi, a cable and often a virtual network. */
export function AddressPicker(props: AddressPickerProps) {
  const { addresses, chosen, isOpen, disabled, error, onChoose } = props;
  return (
    <TitledCard padded title={texts.addresses}>
      <p className={classes.help}>
        {addresses.length === 0
          ? texts.noAddress
          : isOpen
            ? texts.addressesHelp
            : chosen.length === 0
              ? texts.addressesUnsure
              : texts.addressesClosed}
      </p>
      {error !== null && <Notice tone="no">{error}</Notice>}
      <ul className={classes.root}>
        {addresses.map(({ address, adapter, kind, state }) => {
          const isChosen = chosen.includes(address);
          const isLast = isChosen && chosen.length === 1;
          return (
            <li key={address}>
              <label
                data-last={isLast ? '' : undefined}
                title={isLast ? texts.lastAddress : undefined}
                className={classes.row}
              >
                <input
                  type="checkbox"
                  className={classes.box}
                  checked={isChosen}
                  disabled={disabled || isLast}
                  onChange={() => onChoose(toggleAddress(chosen, address))}
                />
                <span className={classes.words}>
                  <b>{address}</b>
                  <small>
                    {adapter} · {texts.kinds[kind]}
                  </small>
                </span>
                {isOpen && <Badge tone={TONE[state]}>{texts.states[state]}</Badge>}
                {isOpen && state === 'available' && (
                  <small className={classes.notOpen}>{texts.notOpened}</small>
                )}
              </label>
            </li>
          );
        })}
      </ul>
    </TitledCard>
  );
}
