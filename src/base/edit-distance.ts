/** Letters to insert, remove or replace to make one text of the other (Levenshtein), one row at a time; `most` + 1 where it is more than that. */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const row: number[] = [];
  for (let j = 0; j <= b.length; j++) row.push(j);
  for (let i = 1; i <= a.length; i++) {
    let corner = row[0]!;
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j]!;
      const replaced = corner + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      corner = above;
      const cost = Math.min(replaced, above + 1, row[j - 1]! + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
  }
  return row[b.length]!;
}
