/** `sequence` counts the booking's changes: a calendar takes the file with the highest one. */
export type CalendarEvent = {
  id: string;
  startsAt: string;
  endsAt: string;
  sequence: number;
  manageUrl: string;
};
export type CalendarFileWords = { summary: string; description: string; location: string };

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
}

function utcStamp(instant: string): string {
  return `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Breaks a line so that none has more than 75 octets (RFC 5545, section 3.1), never inside a letter. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}

/**
 * The booking as a calendar file (RFC 5545), times in UTC. Its UID is that of the invitation in
 * the mail, so that a calendar which holds both shows one event.
 */
export function calendarFile(
  { id, startsAt, endsAt, sequence, manageUrl }: CalendarEvent,
  { summary, description, location }: CalendarFileWords,
  now: Date,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Entrada//Booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(manageUrl).hostname}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcStamp(now.toISOString())}`,
    `DTSTART:${utcStamp(startsAt)}`,
    `DTEND:${utcStamp(endsAt)}`,
    'STATUS:CONFIRMED',
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    `URL:${manageUrl}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** Hands a text to the visitor as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
