/** Turned about the middle of the picture. */
export function tilted(turn: number, content: string): string {
  return `<g transform="rotate(${turn} 800 800)">${content}</g>`;
}

export function placed(x: number, y: number, turn: number, content: string, scale = 1): string {
  const scaled = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})${scaled}">${content}</g>`;
}
