import { fold } from '../text/fold.ts';

/* Words of jobs and schools in Polish resumes, folded like all words that are looked up. */

const words = (text: string): readonly string[] => fold(text).trim().split(/\s+/u);

export const POLISH_TITLES = words(`
  specjalista specjalistka kierownik kierowniczka inżynier księgowy księgowa asystent asystentka kierowca magazynier
  magazynierka sprzedawca sprzedawczyni operator operatorka technik dyrektor dyrektorka koordynator koordynatorka analityk
  analityczka programista programistka projektant projektantka konsultant konsultantka doradca doradczyni przedstawiciel
  przedstawicielka nauczyciel nauczycielka pielęgniarka pielęgniarz lekarz lekarka ratownik kasjer kasjerka kelner kelnerka
  kucharz kucharka pracownik pracowniczka stażysta stażystka praktykant praktykantka referent referentka sekretarka
  recepcjonista recepcjonistka mechanik elektryk spawacz ślusarz tester testerka administrator grafik graficzka redaktor
  redaktorka tłumacz tłumaczka prawnik prawniczka farmaceuta farmaceutka monter brygadzista brygadzistka mistrz majster
  agent agentka menedżer menadżer młodszy starszy kontroler kontrolerka archiwista fryzjer fryzjerka opiekun opiekunka
  wychowawca trener trenerka rekruter handlowiec logistyk spedytor planista zastępca prezes wykładowca adiunkt dyspozytor
  barman barmanka pomocnik pomoc ochroniarz listonosz kurier malarz murarz stolarz hydraulik`);

export const POLISH_TITLE_MODIFIERS = words(
  'młodszy młodsza starszy starsza główny główna samodzielny samodzielna',
);

export const POLISH_ORGANIZATION_WORDS = words(`
  uniwersytet politechnika akademia szkoła liceum zespół technikum przedszkole szpital przychodnia klinika bank urząd
  biuro wydawnictwo zakład zakłady fabryka hurtownia sklep centrum magazyn firma spółka przedsiębiorstwo fundacja
  stowarzyszenie hotel restauracja apteka drukarnia kancelaria agencja instytut muzeum teatr biblioteka ministerstwo gmina
  starostwo sąd huta kopalnia elektrownia transport logistyka piekarnia cukiernia warsztat serwis`);

export const POLISH_SCHOOL =
  /(?<!\p{L})(?:uniwersytet\p{L}*|politechnika|akademia|wyzsza szkola|szkola|liceum|technikum|zespol szkol|zsz|zso|lo|agh|sgh|instytut|uczelnia|studium)(?!\p{L})/u;

export const POLISH_DEGREES: readonly string[] = [
  'licencjat',
  'licencjackie',
  'inzynier',
  'inz\\.',
  'mgr(?: inz\\.?)?',
  'magister',
  'magisterskie',
  'studia (?:i{1,3}|podyplomowe|magisterskie|licencjackie|inzynierskie|doktoranckie|wyzsze|pierwszego|drugiego)',
  'technik',
  'matura',
  'srednie',
  'wyksztalcenie',
  'doktorat',
];

export const POLISH_PLACES = fold(
  'polska|łódź|szczecin|bydgoszcz|lublin|białystok|katowice|gdynia|częstochowa|radom|sosnowiec|toruń|kielce|rzeszów|gliwice|zabrze|olsztyn|bielsko-biała|bytom|zielona góra|rybnik|ruda śląska|opole|tychy|gorzów wielkopolski|elbląg|płock|tarnów|sopot|koszalin|legnica|zamość|nowy sącz|kalisz|zdalnie|praca zdalna',
).split('|');
