// What the number of a specification says about the tool. The form of the value says it too: product.ts.

/** The most that the tool gives. A tool with more is also right for somebody who asks for less. */
const most =
  /\b(?:max|maximum|breakaway|tightening|output|lighting|running time|capacity|rated power)\b/i;

/** What the tool must be supplied with. A supply with more is also right for it. */
const requirement = /\b(?:rated current|air consumption)\b/i;

/** The meaning of a measure by the name of its specification. Any other measure is a size, which is exact. */
export function meaningOf(name: string): 'most' | 'requirement' | 'size' {
  if (most.test(name)) return 'most';
  return requirement.test(name) ? 'requirement' : 'size';
}
