import type { CountryCode } from '@bowline/markets';

/** The town that the first two figures of a postcode stand for; several of them may share one. */
const towns: Readonly<Partial<Record<CountryCode, string>>> = {
  NL: `10 Amsterdam|11 Amstelveen|12 Hilversum|13 Almere|14 Bussum|15 Zaandam|16 Hoorn|17 Heerhugowaard|18 Alkmaar
    |19 Beverwijk|20 Haarlem|21 Hoofddorp|22 Katwijk|23 Leiden|24 Alphen aan den Rijn|25 Den Haag|26 Delft|27 Zoetermeer
    |28 Gouda|29 Capelle aan den IJssel|30 Rotterdam|31 Schiedam|32 Spijkenisse|33 Dordrecht|34 Nieuwegein|35 Utrecht
    |36 Maarssen|37 Zeist|38 Amersfoort|39 Veenendaal|40 Tiel|41 Culemborg|42 Gorinchem|43 Middelburg|44 Goes
    |45 Terneuzen|46 Bergen op Zoom|47 Roosendaal|48 Breda|49 Oosterhout|50 Tilburg|51 Waalwijk|52 ’s-Hertogenbosch
    |53 Oss|54 Uden|55 Veldhoven|56 Eindhoven|57 Helmond|58 Venray|59 Venlo|60 Roermond|61 Sittard|62 Maastricht
    |63 Valkenburg|64 Heerlen|65 Nijmegen|66 Wijchen|67 Ede|68 Arnhem|69 Zevenaar|70 Doetinchem|71 Winterswijk
    |72 Zutphen|73 Apeldoorn|74 Deventer|75 Enschede|76 Almelo|77 Hardenberg|78 Emmen|79 Hoogeveen|80 Zwolle|81 Raalte
    |82 Lelystad|83 Emmeloord|84 Heerenveen|85 Joure|86 Sneek|87 Bolsward|88 Franeker|89 Leeuwarden|90 Grou|91 Dokkum
    |92 Drachten|93 Roden|94 Assen|95 Stadskanaal|96 Hoogezand|97 Groningen|98 Zuidhorn|99 Delfzijl`,
  DE: `01 Dresden|02 Görlitz|03 Cottbus|04 Leipzig|06 Halle (Saale)|07 Jena|08 Zwickau|09 Chemnitz|10 12 13 Berlin
    |14 Potsdam|15 Frankfurt (Oder)|16 Oranienburg|17 Neubrandenburg|18 Rostock|19 Schwerin|20 22 Hamburg|21 Lüneburg
    |23 Lübeck|24 Kiel|25 Pinneberg|26 Oldenburg|27 Bremerhaven|28 Bremen|29 Celle|30 Hannover|31 Hildesheim|32 Herford
    |33 Bielefeld|34 Kassel|35 Gießen|36 Fulda|37 Göttingen|38 Braunschweig|39 Magdeburg|40 Düsseldorf
    |41 Mönchengladbach|42 Wuppertal|44 Dortmund|45 Essen|46 Oberhausen|47 Duisburg|48 Münster|49 Osnabrück|50 51 Köln
    |52 Aachen|53 Bonn|54 Trier|55 Mainz|56 Koblenz|57 Siegen|58 Hagen|59 Hamm|60 Frankfurt am Main|61 Bad Homburg
    |63 Offenbach|64 Darmstadt|65 Wiesbaden|66 Saarbrücken|67 Ludwigshafen|68 Mannheim|69 Heidelberg|70 Stuttgart
    |71 Ludwigsburg|72 Tübingen|73 Esslingen|74 Heilbronn|75 Pforzheim|76 Karlsruhe|77 Offenburg|78 Konstanz
    |79 Freiburg|80 81 München|82 Starnberg|83 Rosenheim|84 Landshut|85 Ingolstadt|86 Augsburg|87 Kempten|88 Ravensburg
    |89 Ulm|90 Nürnberg|91 Erlangen|92 Amberg|93 Regensburg|94 Passau|95 Bayreuth|96 Bamberg|97 Würzburg|98 Suhl
    |99 Erfurt`,
  FR: `01 Bourg-en-Bresse|02 Laon|03 Moulins|04 Digne-les-Bains|05 Gap|06 Nice|07 Privas|08 Charleville-Mézières|09 Foix
    |10 Troyes|11 Carcassonne|12 Rodez|13 Marseille|14 Caen|15 Aurillac|16 Angoulême|17 La Rochelle|18 Bourges|19 Tulle
    |20 Ajaccio|21 Dijon|22 Saint-Brieuc|23 Guéret|24 Périgueux|25 Besançon|26 Valence|27 Évreux|28 Chartres|29 Quimper
    |30 Nîmes|31 Toulouse|32 Auch|33 Bordeaux|34 Montpellier|35 Rennes|36 Châteauroux|37 Tours|38 Grenoble
    |39 Lons-le-Saunier|40 Mont-de-Marsan|41 Blois|42 Saint-Étienne|43 Le Puy-en-Velay|44 Nantes|45 Orléans|46 Cahors
    |47 Agen|48 Mende|49 Angers|50 Saint-Lô|51 Reims|52 Chaumont|53 Laval|54 Nancy|55 Bar-le-Duc|56 Vannes|57 Metz
    |58 Nevers|59 Lille|60 Beauvais|61 Alençon|62 Arras|63 Clermont-Ferrand|64 Pau|65 Tarbes|66 Perpignan|67 Strasbourg
    |68 Colmar|69 Lyon|70 Vesoul|71 Mâcon|72 Le Mans|73 Chambéry|74 Annecy|75 Paris|76 Rouen|77 Melun|78 Versailles
    |79 Niort|80 Amiens|81 Albi|82 Montauban|83 Toulon|84 Avignon|85 La Roche-sur-Yon|86 Poitiers|87 Limoges|88 Épinal
    |89 Auxerre|90 Belfort|91 Évry|92 Nanterre|93 Bobigny|94 Créteil|95 Cergy`,
  PL: `00 01 02 03 04 Warszawa|05 Pruszków|06 Ciechanów|07 Ostrołęka|08 Siedlce|09 Płock|10 Olsztyn|11 Giżycko|12 Szczytno
    |13 Działdowo|14 Ostróda|15 Białystok|16 Suwałki|17 Bielsk Podlaski|18 Łomża|19 Ełk|20 Lublin|21 Biała Podlaska
    |22 Zamość|23 Kraśnik|24 Puławy|25 Kielce|26 Radom|27 Ostrowiec Świętokrzyski|28 Busko-Zdrój|29 Włoszczowa
    |30 31 Kraków|32 Oświęcim|33 Tarnów|34 Nowy Targ|35 Rzeszów|36 Kolbuszowa|37 Przemyśl|38 Krosno|39 Tarnobrzeg
    |40 Katowice|41 Sosnowiec|42 Częstochowa|43 Bielsko-Biała|44 Gliwice|45 Opole|46 Kluczbork|47 Kędzierzyn-Koźle
    |48 Nysa|49 Brzeg|50 51 52 53 54 Wrocław|55 Oława|56 Oleśnica|57 Kłodzko|58 Wałbrzych|59 Legnica|60 61 Poznań
    |62 Konin|63 Ostrów Wielkopolski|64 Leszno|65 Zielona Góra|66 Gorzów Wielkopolski|67 Nowa Sól|68 Żary|69 Słubice
    |70 71 Szczecin|72 Świnoujście|73 Stargard|74 Gryfino|75 Koszalin|76 Słupsk|77 Bytów|78 Kołobrzeg|80 Gdańsk|81 Gdynia
    |82 Elbląg|83 Tczew|84 Wejherowo|85 Bydgoszcz|86 Grudziądz|87 Toruń|88 Inowrocław|89 Chojnice|90 91 92 93 94 Łódź
    |95 Zgierz|96 Skierniewice|97 Piotrków Trybunalski|98 Sieradz|99 Kutno`,
  BE: `10 11 12 Brussel|13 Wavre|14 Nivelles|15 Halle|17 Dilbeek|18 Vilvoorde|19 Zaventem|20 21 26 Antwerpen|22 Herentals
    |23 Turnhout|24 Mol|25 Lier|28 Mechelen|29 Brasschaat|30 Leuven|32 Aarschot|33 Tienen|35 Hasselt|36 Genk|37 Tongeren
    |38 Sint-Truiden|39 Pelt|40 Liège|41 Seraing|43 Waremme|45 Huy|46 Visé|47 Eupen|48 Verviers|49 Spa|50 Namur
    |55 Dinant|60 Charleroi|66 Bastogne|67 Arlon|69 Marche-en-Famenne|70 Mons|71 La Louvière|75 Tournai|77 Mouscron
    |78 Ath|80 Brugge|83 Knokke-Heist|84 Oostende|85 Kortrijk|86 Veurne|87 Tielt|88 Roeselare|89 Ieper|90 Gent
    |91 Sint-Niklaas|92 Dendermonde|93 Aalst|94 Ninove|95 Geraardsbergen|96 Oudenaarde|98 Deinze|99 Eeklo`,
  DK: `10 11 12 13 14 15 16 17 21 22 23 24 25 København|18 19 20 Frederiksberg|26 Glostrup|27 Ballerup|28 Lyngby
    |29 Hellerup|30 Helsingør|34 Hillerød|36 Frederikssund|37 Rønne|40 Roskilde|42 Slagelse|43 Holbæk|44 Kalundborg
    |46 Køge|47 Næstved|48 Nykøbing Falster|50 52 Odense|55 Middelfart|57 Svendborg|60 Kolding|62 Aabenraa|64 Sønderborg
    |67 Esbjerg|70 Fredericia|71 Vejle|74 Herning|75 Holstebro|76 Struer|78 Skive|80 82 Aarhus|86 Silkeborg|87 Horsens
    |88 Viborg|89 Randers|90 92 Aalborg|97 Brønderslev|98 Hjørring|99 Frederikshavn`,
  SE: `10 11 12 16 Stockholm|13 Nacka|14 Huddinge|15 Södertälje|17 Solna|18 Täby|19 Sollentuna|20 21 Malmö|22 Lund
    |23 Trelleborg|25 Helsingborg|26 Ängelholm|27 Ystad|28 Hässleholm|29 Kristianstad|30 Halmstad|33 Värnamo|35 Växjö
    |37 Karlskrona|39 Kalmar|40 41 Göteborg|43 Mölndal|45 Uddevalla|46 Trollhättan|50 Borås|53 Lidköping|54 Skövde
    |55 Jönköping|57 Nässjö|58 Linköping|59 Motala|60 Norrköping|61 Nyköping|62 Visby|63 Eskilstuna|64 Katrineholm
    |65 Karlstad|70 Örebro|72 Västerås|74 Enköping|75 Uppsala|76 Norrtälje|78 Borlänge|79 Falun|80 Gävle|81 Sandviken
    |83 Östersund|85 Sundsvall|87 Härnösand|89 Örnsköldsvik|90 Umeå|93 Skellefteå|94 Piteå|95 97 Luleå|96 Boden
    |98 Kiruna`,
  ES: `01 Vitoria-Gasteiz|02 Albacete|03 Alicante|04 Almería|05 Ávila|06 Badajoz|07 Palma|08 Barcelona|09 Burgos
    |10 Cáceres|11 Cádiz|12 Castellón|13 Ciudad Real|14 Córdoba|15 A Coruña|16 Cuenca|17 Girona|18 Granada
    |19 Guadalajara|20 San Sebastián|21 Huelva|22 Huesca|23 Jaén|24 León|25 Lleida|26 Logroño|27 Lugo|28 Madrid
    |29 Málaga|30 Murcia|31 Pamplona|32 Ourense|33 Oviedo|34 Palencia|35 Las Palmas|36 Pontevedra|37 Salamanca
    |38 Santa Cruz de Tenerife|39 Santander|40 Segovia|41 Sevilla|42 Soria|43 Tarragona|44 Teruel|45 Toledo|46 Valencia
    |47 Valladolid|48 Bilbao|49 Zamora|50 Zaragoza|51 Ceuta|52 Melilla`,
  IT: `00 Roma|01 Viterbo|02 Rieti|03 Frosinone|04 Latina|05 Terni|06 Perugia|07 Sassari|08 Nuoro|09 Cagliari|10 Torino
    |11 Aosta|12 Cuneo|13 Vercelli|14 Asti|15 Alessandria|16 Genova|17 Savona|18 Imperia|19 La Spezia|20 Milano
    |21 Varese|22 Como|23 Lecco|24 Bergamo|25 Brescia|26 Cremona|27 Pavia|28 Novara|29 Piacenza|30 Venezia|31 Treviso
    |32 Belluno|33 Udine|34 Trieste|35 Padova|36 Vicenza|37 Verona|38 Trento|39 Bolzano|40 Bologna|41 Modena
    |42 Reggio Emilia|43 Parma|44 Ferrara|45 Rovigo|46 Mantova|47 Rimini|48 Ravenna|50 Firenze|51 Pistoia|52 Arezzo
    |53 Siena|54 Massa|55 Lucca|56 Pisa|57 Livorno|58 Grosseto|59 Prato|60 Ancona|61 Pesaro|62 Macerata
    |63 Ascoli Piceno|64 Teramo|65 Pescara|66 Chieti|67 L’Aquila|70 Bari|71 Foggia|72 Brindisi|73 Lecce|74 Taranto
    |75 Matera|76 Barletta|80 Napoli|81 Caserta|82 Benevento|83 Avellino|84 Salerno|85 Potenza|86 Campobasso|87 Cosenza
    |88 Catanzaro|89 Reggio Calabria|90 Palermo|91 Trapani|92 Agrigento|93 Caltanissetta|94 Enna|95 Catania|96 Siracusa
    |97 Ragusa|98 Messina`,
  AT: `10 11 12 Wien|23 Mödling|27 Wiener Neustadt|30 31 St. Pölten|34 Klosterneuburg|35 Krems|40 Linz|44 Steyr|46 Wels
    |50 Salzburg|60 Innsbruck|69 Bregenz|70 Eisenstadt|80 Graz|90 Klagenfurt|95 Villach`,
};

/** Empty where nobody knows: a postcode and a street say enough. */
export function exampleTown(country: CountryCode, postcode: string): string {
  const figures = postcode.slice(0, 2);
  const found = towns[country]?.split('|').find((entry) => entry.trim().split(' ').includes(figures));
  return found?.replaceAll(/\d+ /g, '').trim() ?? '';
}
