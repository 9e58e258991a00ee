import { useEffect, useId, useRef, useState } from 'react';
import { formatZone } from '#core/zoned-time.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { bookingScreenTexts } from '../../book/booking-screen.texts.ts';
import type { VisitorZone } from './use-visitor-zone.ts';
import { selectableZones } from './visitor-clock.ts';
import './zone-picker.css';

/** Shows the visitor's time zone and lets them choose another one. */
export function ZonePicker({ zone, choose }: VisitorZone) {
  const t = useTexts(bookingScreenTexts);
  const [zones, setZones] = useState<string[] | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const id = useId();
  const isOpen = zones !== null;
  useEffect(() => {
    if (isOpen) select.current?.focus();
  }, [isOpen]);

  if (zones)
    return (
      <p className="zone">
        <label className="sr" htmlFor={id}>
          {t('zoneLabel')}
        </label>
        <select
          ref={select}
          id={id}
          className="input"
          value={zone}
          onChange={(event) => choose(event.target.value)}
        >
          {zones.map((name) => (
            <option key={name} value={name}>
              {formatZone(name)}
            </option>
          ))}
        </select>
      </p>
    );
  return (
    <p className="zone">
      {t('zoneOf', { zone: formatZone(zone) })}{' '}
      <button
        type="button"
        className="zone__change"
        onClick={() => setZones(selectableZones(zone))}
      >
        {t('changeZone')}
      </button>
    </p>
  );
}
