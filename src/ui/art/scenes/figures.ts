/**
 * One thing each, in a box of 100 that stands on y = 92, of straight cuts, quarter circles and arches.
 * A colour is the letter of its role in a palette. A slug picks by position: new figures go to the end.
 */
export const figures = {
  chair:
    '<path d="M29 54V28a21 21 0 0 1 42 0V54z" fill="d"/><path d="M37 54V29a13 13 0 0 1 26 0V54z" fill="p"/><path d="M47 16h6V54h-6z" fill="d"/><path d="M23 53h54v10H23z" fill="a"/><path d="M26 63h7l-2 29h-7zM74 63h-7l2 29h7z" fill="d"/><path d="M31 75h38v4H31z" fill="d"/>',
  stool:
    '<path d="M22 48h56v10H22z" fill="a"/><path d="M28 58h7l-6 34h-7zM72 58h-7l6 34h7zM31 74h38v4H31z" fill="d"/>',
  armchair:
    '<path d="M22 62V34a28 28 0 0 1 56 0V62z" fill="m"/><path d="M34 62V36a16 16 0 0 1 32 0V62z" fill="p"/><path d="M10 48a8 8 0 0 1 16 0V62H74V48a8 8 0 0 1 16 0V82H10z" fill="d"/><path d="M26 60h48v9H26z" fill="a"/><path d="M16 82h7v10h-7zM77 82h7v10h-7z" fill="d"/>',
  lamp: '<path d="M47 30h6V86h-6z" fill="d"/><path d="M24 40a26 26 0 0 1 52 0z" fill="a"/><path d="M30 92a20 8 0 0 1 40 0z" fill="d"/><path d="M62 40h2V58h-2z" fill="d"/><circle cx="63" cy="60" r="3" fill="a"/>',
  table:
    '<path d="M4 48h92v8H4z" fill="d"/><path d="M12 56h8l-4 36H9zM88 56h-8l4 36h7z" fill="d"/><path d="M20 66h60v4H20z" fill="m"/><path d="M36 32h28a14 16 0 0 1-28 0z" fill="a"/><path d="M72 20h8V48h-8z" fill="m"/><path d="M0 0Q11 -5 22 0Q11 5 0 0z" transform="translate(76 22) rotate(-62)" fill="m"/><path d="M0 0Q10 -5 20 0Q10 5 0 0z" transform="translate(76 22) rotate(-118)" fill="d"/>',
  lorry:
    '<path d="M4 32h54v46H4z" fill="d"/><path d="M10 38h42v34H10z" fill="p"/><path d="M61 44h17l16 17v17H61z" fill="m"/><path d="M67 50h9l9 11H67z" fill="g"/><path d="M4 74h90v6H4z" fill="d"/><circle cx="22" cy="82" r="10" fill="d"/><circle cx="22" cy="82" r="4" fill="g"/><circle cx="76" cy="82" r="10" fill="d"/><circle cx="76" cy="82" r="4" fill="g"/><path d="M24 48a7 7 0 0 1 14 0V66H24z" fill="a"/>',
  olive:
    '<path d="M12 92Q46 66 84 10" fill="none" stroke="d" stroke-width="3.6" stroke-linecap="round"/><path d="M0 0Q17 -10 34 0Q17 10 0 0z" transform="translate(26 82) rotate(-92)" fill="m"/><path d="M0 0Q18 -10 36 0Q18 10 0 0z" transform="translate(38 70) rotate(-4)" fill="d"/><path d="M0 0Q18 -10 36 0Q18 10 0 0z" transform="translate(44 64) rotate(-108)" fill="d"/><path d="M0 0Q17 -9 34 0Q17 9 0 0z" transform="translate(58 47) rotate(4)" fill="m"/><path d="M0 0Q17 -9 34 0Q17 9 0 0z" transform="translate(62 42) rotate(-112)" fill="m"/><path d="M0 0Q12 -7 24 0Q12 7 0 0z" transform="translate(74 25) rotate(14)" fill="d"/><g><circle cx="62" cy="78" r="10.5" fill="d"/><circle cx="59" cy="74.5" r="3" fill="g"/><circle cx="83" cy="64" r="8.5" fill="a"/><circle cx="80.5" cy="61" r="2.4" fill="g"/><circle cx="24" cy="48" r="9.5" fill="d"/><circle cx="21" cy="45" r="2.8" fill="g"/></g>',
  oil: '<path d="M43 4h14v9H43z" fill="a"/><path d="M44 13h12v20q18 6 18 24V92H26V57q0-18 18-24z" fill="d"/><path d="M32 60h36v24H32z" fill="g"/><path d="M0 0Q10 -6 20 0Q10 6 0 0z" transform="translate(38 78) rotate(-38)" fill="m"/><circle cx="58" cy="66" r="4.6" fill="a"/><path d="M33 50q2-9 10-12v5q-4 3-5 8z" fill="m"/>',
  drop: '<path d="M50 8C66 34 78 46 78 63a28 28 0 0 1-56 0C22 46 34 34 50 8z" fill="a"/><path d="M50 91a28 28 0 0 1-28-28h12a16 16 0 0 0 16 16z" fill="d"/>',
  parcel:
    '<path d="M12 38h76v54H12z" fill="m"/><path d="M12 38L22 20h56l10 18z" fill="d"/><path d="M43 20h14l2 18V58l-9-6-9 6V38z" fill="a"/><path d="M20 72h20v5H20zM20 81h13v4H20z" fill="g"/>',
  house:
    '<path d="M12 46L50 14l38 32z" fill="a"/><path d="M20 46h60v46H20z" fill="d"/><path d="M42 92V72a8 8 0 0 1 16 0V92z" fill="g"/><path d="M28 66V57a5 5 0 0 1 10 0V66zM62 66V57a5 5 0 0 1 10 0V66z" fill="p"/><path d="M68 16h8v14h-8z" fill="d"/>',
  key: '<circle cx="50" cy="27" r="22" fill="d"/><circle cx="50" cy="27" r="14" fill="g"/><circle cx="50" cy="27" r="7" fill="a"/><path d="M45 48h10V92H45zM55 66h16v9H55zM55 80h11v8H55z" fill="d"/><path d="M40 48h20v5H40z" fill="m"/>',
  bed: '<path d="M4 34h9V92H4zM87 54h9V92h-9z" fill="d"/><path d="M13 64h74v16H13z" fill="d"/><path d="M17 52h18a8 8 0 0 1 8 8v4H17z" fill="g"/><path d="M43 64V56h36a8 8 0 0 1 8 8v8H43z" fill="a"/><path d="M13 64h30v6H13z" fill="m"/>',
  wave: '<path d="M0 56a12.5 12.5 0 0 0 25 0a12.5 12.5 0 0 0 25 0a12.5 12.5 0 0 0 25 0a12.5 12.5 0 0 0 25 0V70H0z" fill="m"/><path d="M0 70a12.5 12.5 0 0 0 25 0a12.5 12.5 0 0 0 25 0a12.5 12.5 0 0 0 25 0a12.5 12.5 0 0 0 25 0V84H0z" fill="d"/><path d="M0 84a12.5 12.5 0 0 0 25 0a12.5 12.5 0 0 0 25 0a12.5 12.5 0 0 0 25 0a12.5 12.5 0 0 0 25 0V98H0z" fill="m"/><circle cx="72" cy="32" r="16" fill="a"/>',
  ledger:
    '<path d="M4 22Q34 12 50 24V90Q34 80 4 86z" fill="g"/><path d="M96 22Q66 12 50 24V90Q66 80 96 86z" fill="p"/><path d="M4 22Q34 12 50 24V90Q34 80 4 86zM96 22Q66 12 50 24V90Q66 80 96 86z" fill="none" stroke="d" stroke-width="4"/><path d="M13 36q16-5 28 1M13 48q16-5 28 1M13 60q16-5 28 1" fill="none" stroke="m" stroke-width="3.4"/><path d="M59 37q12-6 28-1M59 49q12-6 28-1" fill="none" stroke="d" stroke-width="3.4"/><path d="M66 56h12V78l-6-5-6 5z" fill="a"/>',
  book: '<path d="M20 8h58a6 6 0 0 1 6 6V92H26a6 6 0 0 1-6-6z" fill="d"/><path d="M26 80h52v7H26z" fill="g"/><path d="M34 20h38v24H34z" fill="m"/><path d="M46 44V33a7 7 0 0 1 14 0V44z" fill="a"/><path d="M40 54h26v4H40zM44 62h18v4H44z" fill="p"/>',
  pencil:
    '<g transform="rotate(24 50 50)"><path d="M38 18h24V70H38z" fill="a"/><path d="M46 18h8V70h-8z" fill="g"/><path d="M38 2h24v8H38z" fill="m"/><path d="M38 10h24v8H38z" fill="d"/><path d="M38 70h24L50 98z" fill="p"/><path d="M45 86h10l-5 12z" fill="d"/></g>',
  scissors:
    '<path d="M37 66L63 4l7 9-22 56zM63 66L37 4l-7 9 22 56z" fill="d"/><path d="M30 66a12.5 12.5 0 1 0 .1 0zM70 66a12.5 12.5 0 1 0 .1 0z" fill="none" stroke="m" stroke-width="8"/><circle cx="50" cy="54" r="5" fill="a"/>',
  spool:
    '<path d="M20 8h60v12H20zM20 80h60v12H20z" fill="d"/><path d="M30 20h40v60H30z" fill="a"/><path d="M30 32L70 28M30 44L70 40M30 56L70 52M30 68L70 64" fill="none" stroke="d" stroke-width="3"/><path d="M70 66q20 2 20 26" fill="none" stroke="a" stroke-width="3"/>',
  tooth:
    '<path d="M50 20c12-10 34-8 36 14 2 16-6 26-8 40-2 16-6 20-11 18-6-2-6-26-17-26s-11 24-17 26c-5 2-9-2-11-18-2-14-10-24-8-40 2-22 24-24 36-14z" fill="d"/><path d="M50 27c11-9 27-7 29 8 1 14-6 23-8 37-1 9-2 12-4 12-4 0-5-25-17-25s-13 25-17 25c-2 0-3-3-4-12-2-14-9-23-8-37 2-15 18-17 29-8z" fill="g"/><path d="M27 38a14 14 0 0 1 14-14v6a8 8 0 0 0-8 8z" fill="p"/><path d="M68 8h6v7h7v6h-7v7h-6v-7h-7v-6h7z" fill="a"/>',
  telephone:
    '<path d="M20 92V70a30 28 0 0 1 60 0V92z" fill="d"/><circle cx="50" cy="68" r="15" fill="g"/><circle cx="50" cy="68" r="6" fill="a"/><path d="M10 44V34a40 24 0 0 1 80 0v10H68V36H32v8z" fill="m"/><path d="M38 36h24v8H38z" fill="d"/>',
  phone:
    '<path d="M34 6h32a7 7 0 0 1 7 7V85a7 7 0 0 1-7 7H34a7 7 0 0 1-7-7V13a7 7 0 0 1 7-7z" fill="d"/><path d="M33 16h34V76H33z" fill="p"/><path d="M40 76V52a10 10 0 0 1 20 0V76z" fill="m"/><path d="M45 76V53a5 5 0 0 1 10 0V76z" fill="a"/><circle cx="50" cy="84" r="3.4" fill="g"/><path d="M38 24h24v5H38zM38 33h15v4H38z" fill="d"/>',
  folder:
    '<path d="M8 24h32l8 10h44V92H8z" fill="d"/><path d="M20 40h60V54H20z" fill="g"/><path d="M8 50h84V92H8z" fill="m"/><path d="M38 62h24v14H38z" fill="g"/><path d="M42 67h16v4H42z" fill="a"/>',
  padlock:
    '<path d="M30 48V34a20 20 0 0 1 40 0V48" fill="none" stroke="d" stroke-width="10"/><path d="M18 46h64V92H18z" fill="m"/><path d="M18 46h64v8H18z" fill="d"/><circle cx="50" cy="68" r="8" fill="g"/><path d="M46 70h8l3 15H43z" fill="g"/>',
  passport:
    '<path d="M22 6h52a6 6 0 0 1 6 6V86a6 6 0 0 1-6 6H22z" fill="d"/><path d="M22 6h8V92h-8z" fill="m"/><path d="M55 26a17 17 0 1 0 .1 0M38 43h34M55 26q-11 17 0 34M55 26q11 17 0 34" fill="none" stroke="a" stroke-width="3.2"/><path d="M42 72h26v4H42zM46 80h18v4H46z" fill="g"/>',
  clock:
    '<circle cx="50" cy="50" r="42" fill="d"/><circle cx="50" cy="50" r="33" fill="g"/><path d="M50 21v8M50 71v8M21 50h8M71 50h8" fill="none" stroke="m" stroke-width="4"/><path d="M50 50V30M50 50L64 60" fill="none" stroke="d" stroke-width="5.4" stroke-linecap="round"/><circle cx="50" cy="50" r="5" fill="a"/>',
  bars: '<path d="M10 66h16V92H10z" fill="m"/><path d="M31 50h16V92H31z" fill="d"/><path d="M52 58h16V92H52z" fill="m"/><path d="M73 28h16V92H73z" fill="a"/><path d="M12 48L38 32 58 40 84 10" fill="none" stroke="d" stroke-width="4" stroke-linecap="round"/><circle cx="84" cy="10" r="5.4" fill="d"/>',
  kestrel:
    '<path d="M6 84A60 60 0 0 1 58 22h14V52A32 32 0 0 1 40 84z" fill="d"/><circle cx="72" cy="26" r="17" fill="d"/><path d="M88 22l11 9-13 3z" fill="a"/><circle cx="77" cy="23" r="4.4" fill="a"/><path d="M26 76A36 36 0 0 1 60 42V60A16 16 0 0 1 44 76z" fill="m"/><path d="M37 76A24 24 0 0 1 60 54V60A16 16 0 0 1 44 76z" fill="p"/><path d="M6 84L0 98h12l10-14z" fill="m"/><path d="M42 84h5v8h-5zM52 80h5v12h-5z" fill="a"/>',
  boat: '<path d="M4 68h92L80 90H22z" fill="d"/><path d="M10 74h78l-3 5H14z" fill="a"/><path d="M47 6h5V68h-5z" fill="d"/><path d="M55 10A52 52 0 0 1 88 60H55z" fill="g"/><path d="M55 10A52 52 0 0 1 80 40H55z" fill="m"/><path d="M44 20A44 44 0 0 0 14 60H44z" fill="p"/>',
  tram: '<path d="M48 2h4v12h-4z" fill="d"/><path d="M22 12h56v7H22z" fill="d"/><path d="M13 19h74v60H13z" fill="a"/><path d="M19 28h18v20H19zM41 28h18v20H41zM63 28h18v20H63z" fill="p"/><path d="M13 56h74v7H13z" fill="g"/><path d="M13 77h74v7H13z" fill="d"/><circle cx="30" cy="86" r="6" fill="d"/><circle cx="70" cy="86" r="6" fill="d"/><circle cx="50" cy="70" r="4.4" fill="g"/>',
  bridge:
    '<path d="M0 26h100v7H0z" fill="d"/><path d="M4 92A46 54 0 0 1 96 92" fill="none" stroke="d" stroke-width="7"/><path d="M20 33V60M35 33V44M50 33V40M65 33V44M80 33V60" fill="none" stroke="m" stroke-width="4"/><path d="M0 64h100v6H0z" fill="m"/><path d="M0 84a12.5 7 0 0 0 25 0a12.5 7 0 0 0 25 0a12.5 7 0 0 0 25 0a12.5 7 0 0 0 25 0V92H0z" fill="a"/>',
  coin: '<circle cx="50" cy="50" r="42" fill="d"/><circle cx="50" cy="50" r="35" fill="a"/><path d="M64 36a19 19 0 1 0 0 28M28 46h26M28 55h26" fill="none" stroke="d" stroke-width="6.4"/>',
  bank: '<path d="M6 36L50 8l44 28z" fill="d"/><circle cx="50" cy="27" r="6" fill="a"/><path d="M12 40h76v6H12z" fill="m"/><path d="M16 50h11V80H16zM36 50h11V80H36zM53 50h11V80H53zM73 50h11V80H73z" fill="d"/><path d="M10 84h80v8H10z" fill="m"/>',
  stamp:
    '<path d="M14 10H86V92H14z" fill="p"/><path d="M14 10H86V92H14z" fill="none" stroke="g" stroke-width="7" stroke-dasharray="0 11.2" stroke-linecap="round"/><path d="M24 20h52V82H24z" fill="m"/><path d="M34 82V52a16 16 0 0 1 32 0V82z" fill="g"/><path d="M42 82V54a8 8 0 0 1 16 0V82z" fill="a"/>',
  invoice:
    '<path d="M20 6h44l16 16V92H20z" fill="d"/><path d="M26 12h35v13h13V86H26z" fill="g"/><path d="M33 32h34v4H33zM33 42h34v4H33zM33 52h22v4H33z" fill="m"/><path d="M48 60h22v22H48z" fill="d"/><path d="M52 64h5v5h-5zM61 64h5v5h-5zM52 73h5v5h-5zM62 74h4v4h-4z" fill="g"/><path d="M32 66h10v12H32z" fill="a"/>',
  calendar:
    '<path d="M10 18h80V92H10z" fill="d"/><path d="M26 8h8v18h-8zM66 8h8v18h-8z" fill="m"/><path d="M17 38h14v14h-14zM34 38h14v14h-14zM51 38h14v14h-14zM68 38h14v14h-14zM17 55h14v14h-14zM34 55h14v14h-14zM51 55h14v14h-14zM68 55h14v14h-14zM17 72h14v14h-14zM34 72h14v14h-14zM51 72h14v14h-14zM68 72h14v14h-14z" fill="g"/><path d="M51 69V62a7 7 0 0 1 14 0v7z" fill="a"/><path d="M51 69h14v3H51z" fill="a"/>',
  bubbles:
    '<path d="M4 8h56V46H30L16 60V46H4z" fill="d"/><path d="M14 20h34v5H14zM14 31h22v5H14z" fill="g"/><path d="M40 50h56V84H86v14L70 84H40z" fill="a"/><path d="M50 61h36v5H50zM50 71h22v5H50z" fill="g"/>',
  lens: '<circle cx="42" cy="42" r="34" fill="d"/><circle cx="42" cy="42" r="25" fill="g"/><path d="M30 56V42h7V56zM40 56V32h7V56zM50 56V38h7V56z" fill="m"/><path d="M66 66L90 90" stroke="a" stroke-width="12"/>',
  contract:
    '<path d="M18 6h60V92H18z" fill="d"/><path d="M24 12h48V86H24z" fill="g"/><path d="M32 22h32v5H32zM32 34h32v4H32zM32 44h32v4H32zM32 54h18v4H32z" fill="m"/><path d="M52 74l-6 20 10-5 10 5-6-20z" fill="d"/><circle cx="56" cy="68" r="13" fill="a"/><circle cx="56" cy="68" r="5" fill="g"/>',
  badge:
    '<path d="M46 0h8v18h-8z" fill="m"/><path d="M18 16h64V92H18z" fill="d"/><path d="M26 26h48V84H26z" fill="g"/><circle cx="50" cy="44" r="10" fill="m"/><path d="M32 72a18 15 0 0 1 36 0z" fill="m"/><path d="M34 76h32v4H34z" fill="a"/>',
  warehouse:
    '<path d="M4 42L50 14l46 28V92H4z" fill="d"/><path d="M24 54h52V92H24z" fill="p"/><path d="M24 62h52M24 71h52" fill="none" stroke="m" stroke-width="4"/><path d="M24 78h20v14H24z" fill="a"/><path d="M48 84h14v8H48z" fill="m"/><path d="M42 34a8 8 0 0 1 16 0v6H42z" fill="g"/>',
  report:
    '<path d="M16 6h68V92H16z" fill="d"/><path d="M22 12h56V86H22z" fill="g"/><path d="M29 20h30v6H29z" fill="d"/><path d="M30 66h9V78h-9zM44 56h9V78h-9zM58 44h9V78h-9z" fill="m"/><path d="M58 44h9v9h-9z" fill="a"/><path d="M29 32h42v3H29z" fill="p"/>',
  card: '<path d="M4 24h92V84H4z" fill="d"/><path d="M4 36h92v11H4z" fill="m"/><path d="M14 56h18v14H14z" fill="a"/><path d="M62 64h24v5H62zM62 73h15v4H62z" fill="g"/>',
  lighthouse:
    '<path d="M62 22L100 6V44z" fill="p"/><path d="M38 22L0 6V44z" fill="p"/><path d="M39 36h22l9 56H30z" fill="g"/><path d="M36.5 50h27l2 14h-31zM33 76h34l2.4 16H30.6z" fill="d"/><path d="M38 18h24V34H38z" fill="a"/><path d="M34 32h32v6H34z" fill="d"/><path d="M38 18a12 12 0 0 1 24 0z" fill="d"/>',
  rose: '<circle cx="50" cy="50" r="44" fill="d"/><circle cx="50" cy="50" r="38" fill="g"/><path d="M50 50L24 24 50 38 76 24 62 50 76 76 50 62 24 76 38 50z" fill="m"/><path d="M50 4L59 41 96 50 59 59 50 96 41 59 4 50 41 41z" fill="d"/><path d="M50 4L59 41 50 50zM96 50L59 59 50 50zM50 96L41 59 50 50zM4 50L41 41 50 50z" fill="a"/><circle cx="50" cy="50" r="5" fill="g"/>',
  bread:
    '<path d="M6 70V56a44 30 0 0 1 88 0V70a12 12 0 0 1-12 12H18A12 12 0 0 1 6 70z" fill="d"/><path d="M14 68V57a36 22 0 0 1 72 0V68a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z" fill="a"/><path d="M32 40l10 18M50 36l10 20M68 40l8 16" fill="none" stroke="g" stroke-width="5" stroke-linecap="round"/>',
  bowl: '<path d="M8 46h84A42 40 0 0 1 64 84v8H36V84A42 40 0 0 1 8 46z" fill="d"/><path d="M8 46h84l-1 8H9z" fill="a"/><path d="M22 66a10 10 0 0 0 19 0zM41 66a10 10 0 0 0 18 0zM59 66a10 10 0 0 0 19 0z" fill="m"/><path d="M40 36q-6-8 0-16M58 36q-6-8 0-16" fill="none" stroke="m" stroke-width="4" stroke-linecap="round"/>',
  bottle:
    '<path d="M43 4h14v22q11 6 11 20V92H32V46q0-14 11-20z" fill="d"/><path d="M43 4h14v8H43z" fill="a"/><path d="M32 54h36v24H32z" fill="g"/><path d="M42 78V68a8 8 0 0 1 16 0V78z" fill="m"/>',
  envelope:
    '<path d="M4 22h92V86H4z" fill="d"/><path d="M10 28h80V80H10z" fill="g"/><path d="M10 28h80L50 60z" fill="p"/><path d="M8 26L50 60 92 26" fill="none" stroke="d" stroke-width="5"/><circle cx="50" cy="62" r="9" fill="a"/>',
  branch:
    '<path d="M50 92V30M50 66L26 46M50 54L74 34" fill="none" stroke="d" stroke-width="6"/><path d="M0 0Q15 -11 30 0Q15 11 0 0z" transform="translate(50 34) rotate(-90)" fill="m"/><path d="M0 0Q14 -10 28 0Q14 10 0 0z" transform="translate(28 48) rotate(-150)" fill="m"/><path d="M0 0Q13 -10 26 0Q13 10 0 0z" transform="translate(28 48) rotate(-70)" fill="d"/><path d="M0 0Q14 -10 28 0Q14 10 0 0z" transform="translate(72 36) rotate(-30)" fill="m"/><path d="M0 0Q13 -10 26 0Q13 10 0 0z" transform="translate(72 36) rotate(-110)" fill="d"/><circle cx="50" cy="20" r="6" fill="a"/>',
  door: '<path d="M16 92V42a34 34 0 0 1 68 0V92z" fill="d"/><path d="M25 92V43a25 25 0 0 1 50 0V92z" fill="m"/><path d="M35 92V44a15 15 0 0 1 30 0V92z" fill="a"/><path d="M35 76h30V92H35z" fill="p"/><path d="M10 88h80v6H10z" fill="d"/>',
  slot: '<path d="M18 92V40a32 32 0 0 1 64 0V92z" fill="d"/><path d="M26 92V41a24 24 0 0 1 48 0V92z" fill="m"/><path d="M34 52h32v9H34z" fill="d"/><path d="M37 38h26l4 18H33z" fill="g"/><circle cx="50" cy="48" r="4" fill="a"/><circle cx="66" cy="74" r="3.4" fill="a"/>',
  megaphone:
    '<path d="M10 40h22V66H10z" fill="m"/><path d="M32 40L80 14V92L32 66z" fill="d"/><path d="M80 42a11 11 0 0 1 0 22z" fill="a"/><path d="M16 66h14l6 26H22z" fill="d"/>',
  one: '<path d="M44 12h16V80h12V92H32V80h12V32l-13 6V24z" fill="d"/>',
  two: '<path d="M30 38a20 20 0 1 1 37 11L34 86H74" fill="none" stroke="d" stroke-width="13"/>',
  three:
    '<path d="M30 19h38L48 44a21.5 21.5 0 1 1-21 28" fill="none" stroke="d" stroke-width="13"/>',
  umbrella:
    '<path d="M6 54a44 44 0 0 1 88 0z" fill="d"/><path d="M35 54a15 40 0 0 1 30 0z" fill="a"/><path d="M47 54h6V80h-6z" fill="d"/><path d="M50 78a9 9 0 0 0 18 0" fill="none" stroke="d" stroke-width="6"/><path d="M48 2h4v10h-4z" fill="d"/>',
} as const;

export type FigureName = keyof typeof figures;

export const figureNames = Object.keys(figures) as [FigureName, ...FigureName[]];
