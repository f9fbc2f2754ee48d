/* Words of the names of companies, schools and other organizations, folded. */

import { POLISH_ORGANIZATION_WORDS } from './polish.ts';
import { RUSSIAN_ORGANIZATION_WORDS } from './russian.ts';

/** Legal forms of companies; hardly any other text ends with one. */
export const LEGAL_FORMS =
  /(?<![\p{L}\d])(?:inc|incorporated|llc|llp|l\.l\.c|ltd|limited|corp|corporation|co|plc|pllc|pty|pte|pvt|gmbh|ag|kg|ohg|kgaa|ug|e\.? ?v|mbh|se|sa|s\.a|sas|s\.a\.s|sarl|s\.a\.r\.l|sasu|eurl|sl|s\.l|slu|s\.l\.u|sa de cv|s\.a\. de c\.v|s de rl|ltda|lda|eireli|s\/a|me|spa|s\.p\.a|srl|s\.r\.l|snc|sas|bv|b\.v|nv|n\.v|vof|ab|as|a\/s|aps|oy|oyj|asa|sp\. z o\.o|s\.r\.o|kft|zrt|d\.o\.o|jsc|ooo|kk|k\.k|gbr|& co|holding|holdings|group|gruppe|groupe|grupo|gruppo)\.?(?=$|[\s,;)])/u;

/** Words that name an organization. */
export const ORGANIZATION_WORDS = new Set([
  ...POLISH_ORGANIZATION_WORDS,
  ...RUSSIAN_ORGANIZATION_WORDS,
  ...`university college school academy institute polytechnic institution faculty conservatory seminary kindergarten
  preschool hospital clinic medical healthcare pharmacy laboratory laboratories lab labs bank bancorp capital
  investments securities insurance partners associates consulting consultants consultancy solutions systems
  technologies technology tech software services service industries industrial manufacturing enterprises ventures
  international global worldwide networks network media studio studios agency communications entertainment
  productions pictures records publishing press news magazine journal broadcasting television radio group holdings
  company companies firm office bureau ministry government council commission authority agency
  administration foundation association society federation union trust charity center centre museum gallery library
  theater theatre restaurant cafe bistro bakery grill kitchen bar pub hotel hotels resort inn spa store stores
  shop market supermarket mall outlet boutique retail logistics transport transportation airlines airways
  shipping freight railway motors automotive aerospace aviation energy electric power oil gas petroleum mining
  chemicals pharmaceuticals pharma biotech therapeutics genetics health wellness care nursing hospice
  construction engineering architects architecture designs builders homes properties realty estate
  army navy force guard marines police court courts attorney
  farm farms gardens foods food beverages brewing brewery winery fitness gym club team league church ministries
  universitat hochschule fachhochschule gymnasium realschule schule berufsschule berufskolleg akademie institut
  krankenhaus klinikum klinik universitatsklinikum praxis bank sparkasse versicherung verlag agentur kanzlei werke
  stadtwerke landkreis stadt bundesamt ministerium gemeinde verein verband stiftung gesellschaft handwerkskammer
  universite ecole lycee institut faculte hopital clinique centre banque assurance assurances mairie ministere
  association societe entreprise cabinet laboratoire restaurant hotel magasin boulangerie iut
  universidad colegio escuela instituto facultad hospital clinica banco seguros ayuntamiento ministerio empresa
  consultoria laboratorio restaurante tienda supermercado fundacion asociacion centro academia
  universidade faculdade escola colegio instituto clinica prefeitura secretaria associacao fundacao loja mercado
  universita scuola liceo istituto politecnico ospedale banca assicurazioni comune azienda studio ristorante
  negozio fondazione associazione
  universiteit hogeschool school college ziekenhuis gemeente stichting vereniging bedrijf winkel roc`.split(
    /\s+/,
  ),
]);

/** Employers that many people name and that no word gives away. */
export const KNOWN_EMPLOYERS = new Set(
  `google|alphabet|microsoft|amazon|aws|amazon web services|apple|facebook|meta|netflix|ibm|oracle|intel|amd|nvidia|
  cisco|dell|hp|hewlett packard|hpe|sap|siemens|bosch|bmw|volkswagen|audi|daimler|mercedes benz|porsche|adidas|nike|
  puma|deloitte|pwc|kpmg|ey|ernst & young|accenture|capgemini|mckinsey|mckinsey & company|bain|bcg|
  goldman sachs|jpmorgan|jp morgan|jpmorgan chase|morgan stanley|citi|citibank|citigroup|wells fargo|bank of america|
  barclays|hsbc|ubs|credit suisse|deutsche bank|bnp paribas|blackrock|visa|mastercard|paypal|stripe|square|
  uber|lyft|airbnb|spotify|twitter|linkedin|pinterest|snap|snapchat|tiktok|bytedance|zoom|slack|salesforce|adobe|
  atlassian|shopify|dropbox|github|gitlab|reddit|tesla|spacex|boeing|airbus|lockheed martin|raytheon|
  northrop grumman|general electric|ge|general motors|ford|toyota|honda|nissan|samsung|sony|lg|panasonic|huawei|
  alibaba|tencent|baidu|walmart|target|costco|kroger|home depot|lowe's|starbucks|mcdonald's|subway|burger king|
  chipotle|coca cola|pepsico|nestle|unilever|procter & gamble|p&g|johnson & johnson|pfizer|merck|novartis|roche|
  bayer|basf|sanofi|astrazeneca|gsk|at&t|verizon|t mobile|vodafone|orange|telefonica|tata consultancy services|tcs|
  infosys|wipro|cognizant|hcl|tech mahindra|disney|walt disney|warner bros|nbc|cnn|bbc|nasa|nasa jpl|cern|
  fedex|ups|dhl|lufthansa|delta|united airlines|american airlines|marriott|hilton|hyatt|ikea|h&m|zara|inditex|
  lidl|aldi|rewe|edeka|carrefour|mit|stanford|harvard|yale|princeton|ucla|nyu|us army|u s army|us navy|
  united nations|unicef|world bank|red cross|ymca|peace corps|best buy|cvs|walgreens|macy's|nordstrom|gap|
  freelance|self employed|upwork|fiverr|bloomberg|yahoo|ebay|intuit|vmware|qualcomm|ericsson|nokia|philips|shell|
  bp|exxonmobil|chevron|total|schlumberger|abb|3m|caterpillar|john deere|honeywell`
    .split('|')
    .map((name) => name.trim().replace(/\s+/g, ' ')),
);
