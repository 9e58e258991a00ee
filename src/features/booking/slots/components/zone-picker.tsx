import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import type { VisitorZone } from '../../book/components/use-booking.ts';
import { bookingScreenTexts } from '../../booking-screen.texts.ts';
import { formatZoneDistance, nameZones } from '../../ticket/ticket-clocks.ts';
import { selectableZones } from './visitor-clock.ts';
import './zone-picker.css';

/** `at` is an instant of the day that is shown: clocks change on different days. */
type ZonePickerProps = VisitorZone & { at: string };

/** Shows the visitor's time zone by its city and lets them choose another one. */
export function ZonePicker({ zone, choose, at }: ZonePickerProps) {
  const { language } = useLanguage();
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
          {nameZones(zones, language).map((one) => (
            <option key={one.zone} value={one.zone}>
              {one.name}
            </option>
          ))}
        </select>
      </p>
    );
  return (
    <p className="zone">
      {t('zoneOf', { zone: formatZoneDistance(zone, at, language) })}{' '}
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
