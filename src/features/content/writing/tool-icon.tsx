import { Icon } from '#ui/icons/icon.tsx';
import type { Tool } from './tools.ts';

const shapes: Record<Tool, string> = {
  bold: '<path d="M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8"/>',
  italic: '<path d="M19 4h-9M14 20H5M15 4 9 20"/>',
  strike: '<path d="M16 4H9a3 3 0 0 0-2.83 4M14 12a4 4 0 0 1 0 8H6M4 12h16"/>',
  heading: '<path d="M6 12h12M6 20V4M18 20V4"/>',
  link: '<path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71"/><path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"/>',
  bullets: '<path d="M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13"/>',
  numbers:
    '<path d="M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.9 2.6-3.5a1.5 1.5 0 0 0-2.6-1"/>',
  quote: '<path d="M17 5H3M21 12H8M21 19H8M3 12v7"/>',
  picture:
    '<rect width="18" height="18" x="3" y="3" rx="2"/><circle cx="9" cy="9" r="2"/><path d="m21 15-3.1-3.1a2 2 0 0 0-2.8 0L6 21"/>',
  table: '<rect width="18" height="18" x="3" y="3" rx="2"/><path d="M3 9h18M3 15h18M12 3v18"/>',
  note: '<path d="m4 19 8-8M12 19l-8-8M20 12h-4c0-1.5.4-2 1.5-2.5S20 8.3 20 7a2 2 0 0 0-3.1-1.7c-.4.2-.7.6-.9 1"/>',
};

export function ToolIcon({ tool }: { tool: Tool }) {
  return <Icon shapes={shapes[tool]} />;
}
