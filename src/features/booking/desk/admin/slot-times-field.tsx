import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { TimeField } from '#ui/admin/day/day-field.tsx';
import { Menu } from '#ui/admin/menu/menu.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FieldShell } from '#ui/form/field.tsx';
import { IconClose } from '#ui/icons/frame-icons.tsx';
import { slotTimesTexts } from './slot-times.texts.ts';
import { faultOf, formatTimes, readTimes, splitDay, withTimes } from './slot-times.ts';
import './slot-times-field.css';

type Rules = { slotMinutes: number; bufferMinutes: number };

/** The slots that fit between two times. */
function SplitForm({ rules, onSplit }: { rules: Rules; onSplit: (times: string[]) => void }) {
  const t = useTexts(slotTimesTexts);
  const [span, setSpan] = useState({ from: '09:00', to: '18:00' });
  const { slotMinutes, bufferMinutes } = rules;
  const times = splitDay({ ...span, slotMinutes, pauseMinutes: bufferMinutes });
  return (
    <div className="split-form">
      <TimeField
        label={t('from')}
        value={span.from}
        onChange={(from) => setSpan({ ...span, from })}
      />
      <TimeField label={t('to')} value={span.to} onChange={(to) => setSpan({ ...span, to })} />
      <p className="hint" role="status">
        {times.length === 0
          ? t('splitNone')
          : t(times.length === 1 ? 'splitInto_one' : 'splitInto', {
              count: times.length,
              times: formatTimes(times),
            })}
      </p>
      <Button
        variant="soft"
        disabled={times.length === 0}
        onClick={(event) => {
          event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          onSplit(times);
        }}
      >
        {t('useThese')}
      </Button>
    </div>
  );
}

type SlotTimesFieldProps = {
  label: ReactNode;
  /** What it is called in the names of its buttons. */
  name: string;
  /** The times with commas, as they may also be typed. */
  value: string;
  onChange: (value: string) => void;
  rules: Rules;
  /** What is said in place of times, where there are none of its own. */
  empty?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  canChange: boolean;
  /** What else can be done with the times of this day. */
  children?: ReactNode;
};

/** The start times of a day, each of which is taken away by a press. Several may be typed at once. */
export function SlotTimesField(props: SlotTimesFieldProps) {
  const { label, name, value, onChange, rules, empty, hint, error, canChange, children } = props;
  const t = useTexts(slotTimesTexts);
  /** What is being typed, and the times before it. It counts at once, so that a press on Save has it. */
  const [typing, setTyping] = useState<{ text: string; before: readonly string[] } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const faultsId = useId();
  const isTyping =
    typing !== null && formatTimes(withTimes(typing.before, readTimes(typing.text))) === value;
  const times = isTyping ? typing.before : readTimes(value);
  const faults = times.map((_, place) => faultOf(times, place, rules.slotMinutes));
  const set = (next: readonly string[]) => {
    setTyping(null);
    onChange(formatTimes(next));
  };

  /** Changes the times that stand; what is being typed stays. */
  function keep(kept: readonly string[]): void {
    setTyping(isTyping ? { ...typing, before: kept } : null);
    onChange(formatTimes(isTyping ? withTimes(kept, readTimes(typing.text)) : kept));
  }
  function type(text: string): void {
    setTyping({ text, before: times });
    onChange(formatTimes(withTimes(times, readTimes(text))));
  }
  function onKeyDown(event: KeyboardEvent): void {
    const text = isTyping ? typing.text : '';
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      setTyping(null);
    } else if (event.key === 'Backspace' && text === '' && times.length > 0)
      keep(times.slice(0, -1));
  }
  return (
    <fieldset className="slot-times opts">
      <legend className="sr">{name}</legend>
      <FieldShell
        id={undefined}
        label={label}
        hint={hint}
        error={error}
        render={(control) => (
          <div className="slot-times__box">
            <ul>
              {times.map((time, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a time that is repeated stands twice
                <li key={`${time} ${place}`} className={faults[place] ? 'chip chip--bad' : 'chip'}>
                  <span>{time}</span>
                  {canChange ? (
                    <button
                      type="button"
                      aria-label={t('remove', { time, day: name })}
                      onClick={() => {
                        keep(times.filter((_, other) => other !== place));
                        input.current?.focus();
                      }}
                    >
                      <IconClose />
                    </button>
                  ) : null}
                </li>
              ))}
            </ul>
            {times.length === 0 && empty ? <span className="quiet">{empty}</span> : null}
            {canChange ? (
              <input
                {...control}
                ref={input}
                type="text"
                autoComplete="off"
                placeholder={t('add')}
                value={isTyping ? typing.text : ''}
                aria-invalid={faults.some((fault) => fault !== null) || control['aria-invalid']}
                aria-describedby={[control['aria-describedby'], faultsId].filter(Boolean).join(' ')}
                onChange={(event) => type(event.target.value)}
                onKeyDown={onKeyDown}
                // A time that becomes a chip moves what stands below: not under a press on a button.
                onBlur={({ relatedTarget }) => {
                  if (!relatedTarget?.closest('button')) setTyping(null);
                }}
              />
            ) : null}
          </div>
        )}
      />
      <ul className="slot-times__faults" id={faultsId}>
        {faults.map((fault, place) =>
          fault === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a time that is repeated stands twice
            <li key={place} className="err">
              {t(`fault_${fault}`, { time: times[place] ?? '' })}
            </li>
          ),
        )}
      </ul>
      {canChange ? (
        <div className="row slot-times__acts">
          <Menu label={t('split')} title={t('splitOf', { day: name })} variant="text">
            <SplitForm rules={rules} onSplit={set} />
          </Menu>
          {children}
        </div>
      ) : null}
    </fieldset>
  );
}
