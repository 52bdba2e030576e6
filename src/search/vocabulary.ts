// What the search knows of English and of the trade besides the catalogue, all of it folded.

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that say nothing about a product. */
export const fillers = setOf(
  'a also an and any are auto automatic automotive be best can change cheap do does duty feet find get good have heavy home how i inch is it large left lightweight me mini my need new no not one or portable pro professional quality removal single small some such the there these this top use used using want what when which who you your',
);

/** What follows one of these says what the thing is for, or of: `charger for a drill`. */
export const prepositions = setOf('at by for from in of on than that to under with without');

/** Words that products of every kind have. A query of nothing else is about them. */
export const generic = setOf(
  'combo combos device equipment kit kits machine only part parts set sets tool tools unit',
);

/** A query that begins with one of these describes a job. Some of its words need not be in the catalogue. */
export const verbs = setOf('break cut grind loosen polish remove tighten');

/** Makers of tools. The names of those that a store sells are in its catalogue and count as any other word. */
export const makers = setOf(
  'black bosch chicago craftsman decker dewalt duracell energizer exide fatmax festool fluke gb gearwrench graco hdx hercules hilti hitachi husky innova irwin karcher klein kobalt mac maglite makita metabo milwaukee pittsburgh porter ridgid rockwell ryobi skil snap stanley tekton wagner worx',
);

/** Tools that shoppers mix up. The second is searched if nothing is found for the first. */
export const mixedUp = [
  ['impact driver', 'impact wrench'],
  ['clamp meter', 'multimeter'],
] as const;
