/** A tile of the frame of a picture, 100 wide, lying along its top edge; colours as in `figures`. */
export const borders = {
  onda: '<path d="M0 0H100V100H0z" fill="d"/><path d="M0 50a25 25 0 0 1 50 0zM50 50a25 25 0 0 0 50 0z" fill="g"/><path d="M0 6h100v5H0zM0 89h100v5H0z" fill="g"/><circle cx="25" cy="66" r="7" fill="a"/><circle cx="75" cy="34" r="7" fill="a"/>',
  arcada:
    '<path d="M0 0H100V100H0z" fill="g"/><path d="M4 86V46a21 21 0 0 1 42 0V86zM54 86V46a21 21 0 0 1 42 0V86z" fill="d"/><path d="M15 86V48a10 10 0 0 1 20 0V86zM65 86V48a10 10 0 0 1 20 0V86z" fill="m"/><path d="M0 6h100v7H0zM0 90h100v10H0z" fill="d"/>',
  corda:
    '<path d="M0 0H100V100H0z" fill="m"/><path d="M0 100L50 0h50L50 100z" fill="d"/><path d="M20 50L45 20l10 0L30 60z" fill="p"/><path d="M0 0h100v8H0zM0 92h100v8H0z" fill="g"/>',
  dente:
    '<path d="M0 0H100V100H0z" fill="g"/><path d="M0 20L50 80 100 20V80H0z" fill="d"/><path d="M34 20h32L50 40z" fill="a"/><path d="M0 4h100v6H0zM0 90h100v6H0z" fill="d"/>',
  petala:
    '<path d="M0 0H100V100H0z" fill="d"/><path d="M0 0Q25 -20 50 0Q25 20 0 0z" transform="translate(0 50) rotate(0)" fill="g"/><path d="M0 0Q25 -20 50 0Q25 20 0 0z" transform="translate(50 50) rotate(0)" fill="g"/><path d="M0 0Q18 -14 36 0Q18 14 0 0z" transform="translate(50 50) rotate(-90)" fill="m"/><path d="M0 0Q18 -14 36 0Q18 14 0 0z" transform="translate(50 50) rotate(90)" fill="m"/><circle cx="50" cy="50" r="9" fill="a"/><path d="M0 5h100v5H0zM0 90h100v5H0z" fill="m"/>',
} as const;

export type BorderName = keyof typeof borders;

export const cornerTile =
  '<path d="M0 0H100V100H0z" fill="d"/><path d="M12 12H88V88H12z" fill="g"/><path d="M50 18L82 50 50 82 18 50z" fill="d"/><circle cx="50" cy="50" r="15" fill="a"/>';
