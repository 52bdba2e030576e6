// What is understood of the text around products. All else raises a doubt, so words belong here only if no sentence of them takes
// an order back, asks about it or changes a quantity: `thanks for the following`, `on order` and `I will call to order` are none.
import { fold } from '../text/fold.ts';
import { numberedThing, words } from './words.ts';

const greetings =
  'hi|hello|hey|hiya|yo|dear|greetings|good (?:morning|afternoon|evening|day)|morning|afternoon|evening';
const signOffs =
  '(?:many |kind |kindest |best |warm |with |yours )*(?:thanks|thank you|thx|ta|cheers|regards|sincerely|faithfully|(?:talk|speak) soon|best wishes|best|appreciate it|much appreciated)(?: (?:a lot|so much|very much|again|in advance))?(?! for)';

/** Ask for products. `Can you get these?` asks about them. */
const requests = [
  '(?:please|pls|plz|kindly)(?: also| just)? (?:send|ship|supply|order|add|deliver|process|place|prepare|put(?: together)?|get|provide|find)',
  '(?:please )?(?:can|could|would) (?:you|u)(?: please)? (?:send|ship|add|put(?: together)?|process|place)|(?:can|could|may) (?:i|we)(?: please)? (?:get|order|have|buy|place)',
  'need|want|require|(?:would|d) like|wish to|to order|placing|send|ship|supply|add|(?<!on )order|get',
].join('|');

/** Greet, ask for products and thank. They are understood everywhere. */
const orderWords = [
  greetings,
  signOffs,
  numberedThing,
  requests,
  'please|pls|plz|kindly|here (?:is|are|s)|as (?:follows|under|below)|what we need|in advance|purchase|ordering',
  '(?<!on )orders?|(?:weekly|monthly) orders?|needs?|needed|buy|place|process|put together|pick ?up|delivery|requirements?|requisition|asap|urgent',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|tomorrow|this week(?: s)?|new|shop|workshop|garage|store|bay|lift|jobs?|branch|teams?|there|guys|folks|everyone|sirs?|madam|mate|subject',
  'i|we|us|me|my|our|the|an?|and|or madam|also|plus|to|of|for|this|these|following|list|cart|below|s|re|ll',
].join('|');

/** Name products, and say when and where, in a sentence that asks for them. Alone, `Tools` may be what is there. */
const requestWords = [
  '(?:as|per|following|further to)(?: \\p{L}+){1,6},',
  '(?:at|to|with|by|on|via|before) (?:the|our|my|your|next) \\p{L}+(?: \\p{L}+)?',
  'items?|parts|tools?|products?|supplies|equipment|articles|things|bits|goods|by|from|with|it|them|em|deliver|prepare|pack|include',
].join('|');

/** Say when, where and how to deliver and to pay, below all products, where they cannot say what these are. */
const deliveryWords = [
  'when (?:they|it) (?:re|s|are|is) (?:in|ready|here)|if (?:anything|something) is (?:out of stock|unavailable|missing)|let (?:me|us) know|(?:any )?questions|if you (?:can|have)|first thing|end of',
  '(?:have|enjoy) an? (?:great|good|nice) \\p{L}+|hope (?:all is|you are|you re) well|look(?:ing)? forward to|sent from my \\p{L}+|no (?:rush|hurry)|in (?:the (?:morning|afternoon)|one|full)',
  '(?:will|ll) (?:pick|collect|come|pop|swing|stop|drop|pay|call|be|send|need)(?!.* order)|(?:be|is|are) (?:delivered|shipped|sent|collected|picked|fine|ok|good|open|closed|possible|attached|for)',
  '(?:number|address|name|phone|po|account|contact|vat|id) is|(?:tel|phone|cell|mobile|ext|cost cent(?:er|re)|cost code|no|number)[.:# ]*\\d[\\d-]*',
  'on|at|as|via|per|if|when|up|they|can|could|you|your|so|that|he|she|who|him|her|someone|somebody|has to|must|should',
  'come|leave|put|use|charge|bill|invoices?|pay|payment|call|text|ring|email|e-mail|phone|fax|contact|reach|reply|confirm|confirmation|acknowledge|arrange|share|dispatch|collect|collection|pick|track|tracking',
  '(?:sub|grand )?totals?|accounts?|card|cash|check|cheque|terms|net|budget|tax|vat|exempt|copy|receipt|usual|same|always|details|date|time|name|number|address|location|attention|company|customers?|business',
  'shipping|shipment|freight|ground|express|courier|carrier|overnight|ups|fedex|usps|dhl|truck|van|counter|dock|gate|desk|door|yard|reception|warehouse|building|office|driver|manager|mechanic|technician|tech|owner|boss|front|back|side|hours',
  'ready|possible|able|soon|soonest|early|earliest|convenience|quick|prompt|urgently|noon|am|pm|eod|eow|cob|days?|weeks?|together|along|much|appreciated?|help|fine|good|great|hear|hearing|well',
].join('|');

const ofOrders = new RegExp(words(orderWords), 'gu');
const ofRequests = new RegExp(words(requestWords, orderWords), 'gu');
const ofDelivery = new RegExp(words(deliveryWords, requestWords, orderWords), 'gu');

/** Stands for one of these, with a digit for `PO 4711`. */
const detail = '00000';

/** Dates, times, telephone and other long numbers, e-mail addresses, links and amounts of money. */
const details =
  /\S+@\S+|(?:https?:|www\.)\S+|\p{Sc} ?[\d,]+(?:\.\d\d)?|\b[\d,]+\.\d\d\b|\+?\(?\d[\d ()./-]{5,}\d|\b\d{5,}\b|\b\d{1,2}[/.]\d{1,2}\b|\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\b\d{1,2}:\d\d\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?\b|\bthe \d{1,2}(?:st|nd|rd|th)\b/gu;

const name = String.raw`\p{Lu}[\p{Ll}'’-]+`;
/** `Dave` and `Tom Baker` after a greeting or a sign-off, and in a request after `for`. */
const names = new RegExp(
  `(?<=(\\p{L}+)[,!.]? +(?:- *)?)${name}(?: (?:&|-|${name}|\\p{Lu}\\.?))*(?![\\p{L}\\p{N}-])`,
  'gu',
);
const isBeforeName = new RegExp(`^(?:${greetings}|${signOffs}|you)$`, 'u');
/** `to Miller Auto Repair, 14 Main Street, Springfield, IL 62704`. */
const addresses = new RegExp(
  `(?<=(?:to|at|from|by|via|for) )(?:\\d+|${name})(?:,? (?:&|\\d+|${name}|\\p{Lu}{2,3}))*(?![\\p{L}\\d/-])`,
  'gu',
);

/** Where a text stands: in a line with a product, in another one above a product, or below all products. */
type Place = 'row' | 'above' | 'below';

/** Whether the text says nothing that matters to the products. */
export function isUnderstood(text: string, place: Place): boolean {
  const isAsking = place === 'above' && isRequest(text);
  const nameless = text
    .trim()
    .replaceAll(names, (all, word) =>
      isBeforeName.test(fold(word)) || (isAsking && word === 'for' && / /.test(all)) ? '' : all,
    )
    .replaceAll(addresses, (all) => (place === 'below' ? '' : all));
  const read = fold(withoutQuestion(nameless)).replaceAll("'", ' ');
  const rest =
    place === 'below'
      ? read.replaceAll(details, detail).replaceAll(ofDelivery, '').replaceAll(detail, '')
      : read.replaceAll(isAsking ? ofRequests : ofOrders, '');
  return /^[\s.,:;!"()|*•·=_#>&-]*$/u.test(rest);
}

/** The text without the words that ask for products, for a search. */
export const withoutCourtesy = (text: string): string => text.replaceAll(ofOrders, ' ');

/** `Could you send 2 x TB-1120?` asks for a product, not about it. */
export const withoutQuestion = (text: string): string =>
  text.replaceAll(
    /((?<!\p{L})(?:can|could|would|may) (?:you|u|i|we|these|they|it) [^?.!]*)\?/giu,
    '$1 ',
  );

const request = new RegExp(words(requests), 'u');

/** Whether a text that is understood asks for products. */
export const isRequest = (text: string): boolean => request.test(text.toLowerCase());

/** The sentences of a line. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?;]) +/);

/** A fact of a form about the order: `Ship to: Miller Auto`, and the head of an address. */
export const formLabel =
  /^\W*(?:(?:ship|deliver|bill|sold|invoice)(?:ping|ed)?[ -]?to|(?:(?:ship|deliver|bill)(?:ping|ing|y)? )?address|from|to|cc|attn|attention|sent|(?:(?:date )?(?:needed|required)|(?:ordered|requested|authorized|approved) by)(?: by)?|(?:order |delivery |ship )?date|vendor|supplier|customer|company|contact|buyer|name|dept|department|tel|telephone|phone|mobile|cell|fax|e-?mail|(?:payment )?terms|ship(?:ping)? (?:via|method))\.?\s*:/iu;

const signOff = new RegExp(`(?:^|[.!,&] *|and )${words(signOffs)}[\\s,.!-]*$`, 'u');

/** Whether the lines below may be a signature or an address. */
export const isBeforeNames = (line: string): boolean =>
  signOff.test(fold(line)) || (formLabel.test(line) && /:\s*$/.test(line));

const nameWord =
  /^(?:\p{Lu}[\p{Ll}'’.][\p{L}'’.-]*|[\p{Lu}\d]{1,4}\.?|[\d().+-]+|of|the|and|ext\.?|at|de|van|von|\S+@\S+|www\.\S+)$/u;

/** Whether the line is written like the names, titles, addresses and numbers of a signature. */
export const isNames = (line: string): boolean =>
  /\p{Ll}|\d/u.test(line) &&
  line.split(/[\s,|·•&@:/-]+/u).every((word) => word === '' || nameWord.test(word));
