import { createHash } from 'node:crypto';
import { applyTheme, themeKey } from './theme.ts';

// Who blocks all site data gets an error from the very name.
const script = `try{(${applyTheme})(localStorage.getItem(${JSON.stringify(themeKey)}))}catch{}`;

/** For the head of every document, before its styles: the theme that was chosen in this browser. */
export const themeHead = `<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f4f4f0">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1020">
<script>${script}</script>`;

/** The source of that script for a content security policy. */
export const themeScriptSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
