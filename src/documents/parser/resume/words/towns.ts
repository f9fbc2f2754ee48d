/*
 * Towns where many people live and that no other list has: of Germany, Austria, Switzerland, France, Spain, Portugal,
 * Brazil, the Netherlands, Belgium, the United Kingdom, Ireland and the United States.
 */

export const TOWNS = `
  wuppertal|bielefeld|mönchengladbach|gelsenkirchen|braunschweig|chemnitz|magdeburg|krefeld|halle|oberhausen|erfurt|rostock|hagen|
  saarbrücken|hamm|ludwigshafen|oldenburg|leverkusen|osnabrück|solingen|herne|neuss|regensburg|paderborn|ingolstadt|offenbach|fürth|
  würzburg|ulm|heilbronn|pforzheim|wolfsburg|göttingen|bottrop|reutlingen|koblenz|erlangen|bremerhaven|trier|jena|siegen|gera|
  hildesheim|cottbus|lübeck|schwerin|flensburg|passau|bamberg|bayreuth|konstanz|tübingen|freiburg im breisgau|bregenz|klagenfurt|
  villach|wels|st. pölten|winterthur|luzern|st. gallen|lugano|biel|thun|
  reims|le havre|saint-étienne|toulon|dijon|angers|nîmes|villeurbanne|clermont-ferrand|aix-en-provence|brest|tours|amiens|limoges|
  annecy|perpignan|metz|besançon|orléans|mulhouse|caen|nancy|avignon|poitiers|la rochelle|pau|
  murcia|palma|las palmas|valladolid|vigo|gijón|vitoria|a coruña|la coruña|elche|oviedo|badajoz|cartagena|terrassa|jerez|sabadell|
  santander|burgos|pamplona|almería|san sebastián|donostia|salamanca|logroño|huelva|lleida|tarragona|girona|cádiz|jaén|león|albacete|
  santiago de compostela|toledo|cáceres|
  setúbal|aveiro|évora|faro|funchal|viseu|leiria|guimarães|viana do castelo|
  niterói|goiânia|belém|manaus|maceió|natal|teresina|joão pessoa|aracaju|cuiabá|campo grande|londrina|joinville|santos|sorocaba|
  ribeirão preto|uberlândia|guarulhos|osasco|são luís|vitória|são bernardo do campo|santo andré|contagem|
  almere|enschede|apeldoorn|amersfoort|zwolle|leeuwarden|dordrecht|zoetermeer|deventer|alkmaar|venlo|den bosch|'s-hertogenbosch|hilversum|
  brugge|leuven|mechelen|hasselt|namur|charleroi|
  coventry|leicester|stoke-on-trent|wolverhampton|plymouth|derby|southampton|portsmouth|swansea|dundee|aberdeen|hull|bradford|sunderland|
  norwich|exeter|york|luton|northampton|stockport|bolton|middlesbrough|blackpool|peterborough|ipswich|gloucester|bath|
  limerick|waterford|derry|newport|lincoln|chester|durham|inverness|stirling|preston|huddersfield|
  wichita|boise|spokane|toledo|duluth|yonkers|provo|worcester|akron|des moines|madison|lincoln|anchorage|buffalo|rochester|richmond|
  norfolk|chesapeake|greensboro|winston-salem|knoxville|chattanooga|birmingham|montgomery|mobile|huntsville|baton rouge|shreveport|
  little rock|tallahassee|fort lauderdale|st. petersburg|lexington|dayton|grand rapids|lansing|green bay|st. paul|sioux falls|fargo|
  bismarck|billings|cheyenne|fort collins|reno|henderson|tacoma|eugene|salem|modesto|stockton|bakersfield|riverside|anaheim|irvine|
  long beach|santa ana|glendale|scottsdale|tempe|chandler|plano|arlington|laredo|lubbock|corpus christi|garland|irving|amarillo|
  newark|jersey city|hartford|new haven|stamford|bridgeport|providence|syracuse|albany|scranton|allentown`;
