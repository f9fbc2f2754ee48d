import { fold } from '../text/fold.ts';
import { POLISH_PLACES } from './polish.ts';
import { RUSSIAN_PLACES } from './russian.ts';
import { TOWNS } from './towns.ts';

const list = (names: string) =>
  fold(names)
    .split('|')
    .map((name) => name.trim().replace(/\s+/g, ' '));

const COUNTRIES =
  list(`usa|u.s.a.|us|u.s.|united states|united states of america|uk|u.k.|united kingdom|england|
  scotland|wales|northern ireland|ireland|canada|australia|new zealand|germany|deutschland|austria|österreich|
  switzerland|schweiz|suisse|svizzera|france|belgium|belgique|belgië|netherlands|the netherlands|nederland|
  niederlande|holland|luxembourg|luxemburg|spain|españa|portugal|italy|italia|italie|italien|greece|turkey|türkiye|
  denmark|sweden|norway|finland|iceland|poland|polska|polen|czech republic|czechia|slovakia|hungary|romania|bulgaria|
  serbia|croatia|slovenia|bosnia and herzegovina|montenegro|albania|north macedonia|kosovo|ukraine|russia|belarus|
  estonia|latvia|lithuania|moldova|georgia|armenia|azerbaijan|kazakhstan|uzbekistan|india|pakistan|bangladesh|
  sri lanka|nepal|china|hong kong|taiwan|japan|south korea|korea|vietnam|thailand|malaysia|singapore|indonesia|
  philippines|cambodia|israel|lebanon|jordan|saudi arabia|uae|united arab emirates|qatar|kuwait|bahrain|oman|iran|
  iraq|egypt|morocco|maroc|algeria|algérie|tunisia|tunisie|libya|nigeria|ghana|mozambique|moçambique|angola|kenya|tanzania|uganda|rwanda|ethiopia|
  south africa|zimbabwe|zambia|senegal|sénégal|cameroon|cameroun|côte d'ivoire|ivory coast|mexico|méxico|guatemala|
  honduras|el salvador|nicaragua|costa rica|panama|cuba|dominican republic|puerto rico|jamaica|trinidad and tobago|
  colombia|venezuela|ecuador|peru|perú|bolivia|chile|argentina|uruguay|paraguay|brazil|brasil|malta|cyprus|brésil|
  espagne|allemagne|royaume-uni|états-unis|pays-bas|canadá|francia|alemania|reino unido|estados unidos|frankreich|
  spanien|großbritannien|vereinigtes königreich|duitsland|frankrijk|europe|worldwide|global`);

const REGIONS =
  list(`alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|
  illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|
  missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|
  oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|
  washington|west virginia|wisconsin|wyoming|district of columbia|d.c.|ontario|quebec|québec|british columbia|
  alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|new south wales|nsw|victoria|queensland|
  western australia|south australia|tasmania|karnataka|maharashtra|tamil nadu|kerala|telangana|andhra pradesh|
  gujarat|punjab|haryana|uttar pradesh|west bengal|rajasthan|madhya pradesh|bihar|delhi|goa|bavaria|bayern|hessen|
  baden-württemberg|nrw|nordrhein-westfalen|sachsen|niedersachsen|catalonia|cataluña|andalucía|madrid|são paulo|
  rio de janeiro|minas gerais|jalisco|nuevo león|cdmx|île-de-france|lombardia|lazio|toscana|zuid-holland|
  noord-holland|noord-brabant|utrecht|gelderland|bay area|calif.|mass.|conn.|penn.|wash.|ill.|mich.|fla.|tex.|
  ariz.|colo.|minn.|wis.|ore.|tenn.|n.y.|n.j.|n.c.|s.c.|greater london|surrey|kent|essex|sussex|yorkshire|
  lancashire|west midlands|oxfordshire|cambridgeshire|hampshire|berkshire|midlothian`);

const CITIES =
  list(`new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|
  san jose|austin|jacksonville|fort worth|columbus|charlotte|san francisco|indianapolis|seattle|denver|boston|
  el paso|nashville|detroit|oklahoma city|portland|las vegas|memphis|louisville|baltimore|milwaukee|albuquerque|
  tucson|fresno|sacramento|kansas city|mesa|atlanta|omaha|colorado springs|raleigh|miami|oakland|minneapolis|tulsa|
  tampa|new orleans|cleveland|pittsburgh|st. louis|cincinnati|orlando|san mateo|palo alto|mountain view|sunnyvale|
  cupertino|menlo park|redmond|bellevue|santa clara|berkeley|santa monica|brooklyn|manhattan|cambridge|ann arbor|
  boulder|salt lake city|washington dc|washington d.c.|toronto|montreal|montréal|vancouver|calgary|ottawa|edmonton|
  london|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|cardiff|belfast|oxford|nottingham|
  sheffield|newcastle|brighton|reading|dublin|cork|galway|berlin|hamburg|münchen|munich|köln|cologne|frankfurt|
  frankfurt am main|stuttgart|düsseldorf|dortmund|essen|leipzig|bremen|dresden|hannover|hanover|nürnberg|nuremberg|
  duisburg|bochum|bonn|münster|karlsruhe|mannheim|augsburg|wiesbaden|mainz|freiburg|heidelberg|darmstadt|potsdam|
  aachen|kassel|kiel|wien|vienna|graz|salzburg|linz|innsbruck|zürich|zurich|genf|geneva|genève|basel|bern|lausanne|
  paris|lyon|marseille|toulouse|nice|nantes|strasbourg|montpellier|bordeaux|lille|rennes|grenoble|rouen|bruxelles|
  brussels|brussel|antwerpen|antwerp|gent|ghent|liège|amsterdam|rotterdam|den haag|the hague|eindhoven|groningen|
  tilburg|leiden|delft|nijmegen|maastricht|arnhem|breda|haarlem|barcelona|valencia|sevilla|seville|zaragoza|málaga|
  bilbao|alicante|granada|lisboa|lisbon|porto|braga|coimbra|roma|rome|milano|milan|napoli|naples|torino|turin|
  palermo|genova|bologna|firenze|florence|venezia|venice|verona|padova|trieste|bari|catania|copenhagen|københavn|
  stockholm|gothenburg|göteborg|malmö|oslo|bergen|helsinki|warsaw|warszawa|kraków|krakow|wrocław|gdańsk|poznań|
  prague|praha|brno|budapest|bucharest|sofia|belgrade|zagreb|ljubljana|athens|istanbul|ankara|izmir|moscow|
  saint petersburg|kyiv|kiev|lviv|minsk|vilnius|riga|tallinn|tel aviv|jerusalem|haifa|dubai|abu dhabi|doha|riyadh|
  jeddah|cairo|casablanca|rabat|tunis|alger|lagos|abuja|accra|nairobi|johannesburg|cape town|durban|pretoria|mumbai|
  bangalore|bengaluru|new delhi|hyderabad|chennai|kolkata|pune|ahmedabad|gurgaon|gurugram|noida|jaipur|kochi|
  karachi|lahore|islamabad|dhaka|colombo|kathmandu|beijing|shanghai|shenzhen|guangzhou|hangzhou|chengdu|taipei|
  tokyo|osaka|kyoto|seoul|busan|hanoi|ho chi minh city|bangkok|kuala lumpur|jakarta|manila|sydney|melbourne|
  brisbane|perth|adelaide|canberra|auckland|wellington|mexico city|ciudad de méxico|guadalajara|monterrey|bogotá|
  medellín|cali|lima|quito|guayaquil|caracas|santiago|buenos aires|córdoba|rosario|montevideo|são paulo|
  belo horizonte|brasília|curitiba|porto alegre|recife|salvador|fortaleza|campinas|florianópolis`);

const STATES =
  `AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|
OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR|ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|NSW|VIC|QLD|ACT|TAS|SP|RJ|MG|RS|
PR|SC|BA|PE|DF|UK|US|USA|UAE|DE|FR|ES|IT|CH|AT|BE`.replace(/\s/g, '');

const REMOTE =
  list(`remote|home office|homeoffice|hybrid|on-site|onsite|télétravail|remoto|teletrabajo|teletrabalho|
  da remoto|thuiswerk|work from home|wfh|anywhere`);

const named = new Set([
  ...COUNTRIES,
  ...REGIONS,
  ...CITIES,
  ...REMOTE,
  ...list(TOWNS),
  ...POLISH_PLACES,
  ...RUSSIAN_PLACES,
]);
const countries = new Set(COUNTRIES);
const wide = new Set([...COUNTRIES, ...REGIONS]);

/** Names of states as they are abbreviated, in capitals as they stand in addresses. */
export const STATE_CODE = new RegExp(`^(?:${STATES})$`, 'u');
/** A country, region or city that we know, or "Remote". */
export const isNamedPlace = (text: string): boolean =>
  named.has(
    fold(text)
      .trim()
      .replace(/^г\. ?/u, ''),
  );
/** A country that we know. */
export const isCountry = (text: string): boolean => countries.has(fold(text).trim());
/** A country or region that we know: what stands after a town. */
export const isWidePlace = (text: string): boolean => wide.has(fold(text).trim());
