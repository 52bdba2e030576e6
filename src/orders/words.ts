// The words that are understood. A line with any other word waits for the shopper, so a word belongs here only if it can neither
// take an order back nor change a quantity. The texts are folded (`fold`).

/** A pattern of the words and phrases, which are not parts of longer words. */
export const words = (...lists: readonly string[]): string =>
  `(?<![\\p{L}\\p{N}])(?:${lists.join('|')})(?![\\p{L}\\p{N}])`;

/** Name the quantity: `Qty: 2`, and the head of a column. */
export const quantityNames =
  '(?:order )?(?:qty|quantity)(?: ordered| to order)?|menge|anzahl|bestellmenge';

/** Follow a quantity. */
export const units = 'x|pcs?|pieces?|ea|units?|off|stk|stuck|nos';

export const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Before an item number. */
export const itemLabels =
  '(?:item|part|product|article|artikel|art|material|catalog(?:ue)?|model)[ .-]{0,2}(?:no|nr|number|nummer|num|code|#)|item|part|product|sku|article|artikel|material|tool|number|nr|code|#';

/** The heads of columns with item numbers or names. */
export const textColumns = `${itemLabels}|desc|description|(?:item |product )?(?:name|description)|bezeichnung|beschreibung`;

/** The heads of columns with units. */
export const unitColumns = 'uom|u/m|unit|units|unit of measure|me|einheit';

/** The heads of columns with prices, sums and positions. */
export const otherColumns =
  '(?:(?:unit|list|net|ext|extended|line|total|einzel|gesamt|your)[ -]?)?(?:price|preis|total|amount|cost)(?: each)?|each|subtotal|gesamt|summe|sum|value|tax|vat|discount|currency|pos|position|line(?: no)?|ln|row|no|#|date|[a-z]+ date';

/** A column whose head has one of these has no order, whatever else the head says: `Qty on hand`. */
export const noOrderColumns =
  'on hand|available|stock|last|previous|min|max|bin|location|shelf|brand|manufacturer|category|vendor|supplier|weight|barcode|ean|upc';

/** What the order is for. */
export const place =
  '(?:the |our |my )?(?:bay|job|truck|van|site|shop|store|garage|workshop)(?: ?#?\\d+)?';

/** A part of a line that greets. A name may follow. */
export const greetings =
  '(?:hi|yo|hello|hey|dear|good (?:morning|afternoon|evening|day)|morning)(?: (?:there|all|team|everyone|guys|folks|sirs?|madam|or|/))*|to whom it may concern';

/** Words of asking and thanking beside an item number. */
export const politeWords = [
  "to (?:my|our|the|this)(?: week's)? order",
  '(?:can|could|may) (?:i|we|you|u)(?: please| pls)?(?: get| have| order| send(?: over)?| ship| add)?(?: me| us)?',
  "(?:i|we)(?:'d| would)? (?:need|want|like)(?: to (?:order|get|buy))?",
  '(?:please|pls) (?:send|ship|order|add|supply|get)(?: me| us)?',
  "need|want|send(?: over)?|add|more|just|(?:i|we)(?:'ll| will) take",
  'please|pls|plz|asap|also|and|plus|und|the|these',
  '[^,;:!.\\d\\uE000]* (?:and|so) (?:we |i )?(?:need|want|would like)',
  '(?:many )?(?:thanks|thank you|thx)(?! (?:for|to))(?: a lot| very much| again| in advance)?|cheers',
  greetings,
].join('|');

/** What makes a sentence without a product one that orders. */
export const orderWords =
  "needs?|needed|want|like|orders?|ordering|send|ship|deliver|supply|get|buy|purchas(?:e|ing)|process(?= (?:(?:the|this|our|my|following|new) )+order)|add|pick(?:ing)? ?up|collect|request(?:ing)?|restock(?:ing)?|put|wish|kindly|please|pls|plz|shopping|requisition|cart|here(?:'s| is| are)";

/**
 * The other words of such a sentence. Not `have` and `on order`, because what is there or on order is not ordered, and no past
 * tense. Not `send you`: the customer of the store returns it.
 */
export const plainWords = [
  "i|we|(?<!(?:to|send|ship|get) )you(?! (?:like|want|need|order|get))|us|me|my|our|the|an?|this|these|those|it|them|i'd|we'd|i'm|we're|am|are|be|is|would|could|can|may|will",
  'to|for|of|with|and|as|at|by|via|in|on(?! order)|from(?= you)|your (?:catalog|catalogue|website|web ?site|store|shop)|(?:i|we|you) (?:please )?have(?= please)|have (?:it|them|these) (?:ready|sent|shipped|delivered)|as (?:usual|always)|same address',
  'new|following|below|ready|urgent(?:ly)?|regular|weekly|monthly|quick|small|second|also|soon|now|writing|fast|quickly|confirm|(?:shipped|delivered)(?= (?:by|on|to))|opening|setting up|looking|find|see|place|placing|prepare|charge|pack|arrange|help|just|wanted|ups|fedex|usps|dhl|ground|overnight|express',
  'list|items?|materials?|parts?|tools?|equipment|supplies|goods|products|things|stuff|form|account|card|payment|file|location|team|crew|mechanics?|technicians?|techs?|fleet|warehouse|office|project|department|company|customers?|delivery|pickup|address|door',
  place,
].join('|');

/**
 * What the order is for, at the end of a sentence: `for our new technicians`, `from Miller Auto Repair`. Not `for return`, and no
 * number or `each`, which could multiply the quantities.
 */
export const tail =
  " (?:(?:[Ff]or|to) (?:our|my|the|this|\\p{Lu}[\\p{L}']*'s)|(?:for|from) (?=\\p{Lu}))(?:(?! (?:each|every|all|both|other|two|three|four|five|six)(?!\\p{L}))[^\\d])*$";

/** How sentences begin that stand below an order and say how it is delivered and paid. */
export const belowOrder =
  "(?:please )?(?:(?:ship|deliver|send)(?: it| them| these| this| everything| all)? (?:to|via|by|on|at|with)|(?:call|text|email|charge|bill|invoice|use (?:our|my) account)|confirm (?:receipt|by|price|availability|delivery|when|the (?:total|price|order))|let (?:me|us) know (?:when|once|how much|the (?:total|price|cost|eta)|if (?:you have|there are) any))|(?:i |we )?need (?:it|them|em|'em|these|this) (?:by|before|on|for)|(?:(?:i|we)(?:'ll| will)|will) (?:pick|collect)|payment|same address|any questions|what is the total|what's the total";

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*';
const day = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const date = `\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}|\\d{1,2}(?:st|nd|rd|th)? ${month}(?:,? \\d{4})?|${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?`;

/** Dates and days. */
export const times = `(?:(?:by|for|on|before|until|date) )?(?:the )?(?:${date}|${day}(?: morning| afternoon)?|today|tomorrow|this week|asap|as soon as possible)`;

/** The number of the order. */
export const orderNumbers =
  '(?:our )?(?:(?:customer )?p\\.?o\\.?|purchase order|order|account|customer|job|door)(?: ?(?:no|nr|number|ref|reference))?(?: is)?[ .:#]*[a-z]{0,3}-?\\d[\\d/-]*';

/** A sentence before an order that means nothing for it. */
export const pleasantries =
  "(?:i )?hope (?:you|all|this|everything)(?: finds you|'re| are|'s| is)?(?: doing)? well";

/** A part of a line that ends a letter. A name may follow, and on the lines below a signature. */
export const closings =
  '(?:many |kind |best |warm )*(?:thanks|thank you|thx|regards|cheers|best|sincerely|yours (?:sincerely|faithfully|truly))(?: (?:and|&) (?:kind |best )*regards)?(?: a lot| very much| again| in advance| mate| all| guys| team| everyone)?|(?:please )?(?:call|text|email|ring)(?: me| us)? (?:at|on) [+\\d(][\\d() -]*\\d(?: (?:if you have|with) any questions)?|(?:let (?:me|us) know )?(?:if you have|with) any questions|looking forward to (?:it|them)|sent from my \\p{L}+';

/** Before a place. Its lines follow. */
export const placeLabels =
  '(?:ship|shipping|bill|billing|deliver|delivery|invoice|sold)(?: to| address)|address|attn|attention';

/** Before people, places, dates and numbers. */
export const labels = `${placeLabels}|from|to|cc|sent|date|phone|tel|telephone|mobile|cell|fax|e-?mail|contact|buyer|company|customer|(?:ordered|requested|authori[sz]ed|approved|prepared) by|dept|department|vendor|supplier|(?:order|delivery|required|due|needed|need) (?:date|by)|date needed|ship via`;

/** Small words of addresses and signatures, whose other words start with a capital. */
export const addressWords =
  'of|the|and|at|to|for|by|c/o|tel|phone|mobile|cell|fax|ext|email|www|de|von|van|st|rd|ave';

/** The words of sums. */
export const sumWords =
  'grand|order|sub|subtotal|total|net|gross|sum|tax|vat|shipping|freight|delivery|amount|value|due|free|items?|incl|including|excl';
