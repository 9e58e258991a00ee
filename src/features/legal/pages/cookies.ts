import type { LegalText } from '../legal.ts';

export const cookiesText: LegalText = {
  en: {
    title: 'Cookies',
    lead: 'There are none while you only visit. That is why no banner asks about them.',
    sections: [
      {
        id: 'none',
        sentences: ['stripeCookies'],
        title: 'No cookies for visitors',
        body: [
          'This site sets no cookie on its public pages: none to count visitors, none for advertising. Visits are not measured, so there is nothing to accept or refuse. Only when you book or subscribe to the newsletter do we count which site or campaign your visit came from, without a cookie: [Privacy](/privacy) says more.',
          {
            when: 'stripe',
            text: 'The checkout and the card form of a subscription are the exception: Stripe, which takes the card there, sets cookies of its own to recognise fraud.',
          },
          'The language that you choose is held in memory only. When you reload a page, its address decides again: Portuguese under /pt, English elsewhere.',
        ],
      },
      {
        id: 'sign-in',
        title: 'When you sign in',
        body: [
          'Those who work with us can sign in, and our clients; then our own cookies are necessary:',
          [
            '“sign-in”, while you wait for your code: it recognises the browser that asked, for 15 minutes.',
            '“session”, once you are signed in: it keeps you signed in, until you sign out. For those who work with us it lasts seven days at most, for a client 90, and it ends after 30 without a visit.',
            '“browser”, from then on: it recognises a browser in which you have signed in, so that nobody who asks for codes in your name keeps you out. It signs nobody in. It lasts 180 days after your last sign-in there, or until those who work with us end that session or forget the browser in the back office.',
          ],
          'All three hold a random key and nothing about you; how long our records of them stay is said under [Privacy](/privacy). Without them nobody could sign in safely, so the law needs no consent for them. The language that you choose in the back office stays in the storage of your browser. So does what you write there and have not sent or saved, for 30 days at most, so that a closed tab loses nothing; on a computer that others use, send or discard it.',
        ],
      },
      {
        id: 'papers',
        title: 'When you open a protected document',
        body: [
          'Papers of identity and ZIP files of your work with us open with a code that we send you by email. The cookie “client” then recognises that browser, for 60 days, so that you are asked once. It holds a random key and nothing about you; it is necessary for what you asked for, so the law needs no consent.',
        ],
      },
      {
        id: 'storage',
        title: 'What your browser keeps',
        body: [
          [
            'Session storage: when you choose a package, its id, name and price, a random key of the purchase and what you type at the checkout, but nothing of a card, so that the checkout knows your order, keeps it through a reload and never charges it twice. It is gone when the order is paid or you close the tab. After a payment, your name and email address, so that the booking form is filled in, until you have booked a session or close the tab; and if you bought for a company, its name, tax number, country and address, so that its next order is filled in, until you close the tab.',
            'Session storage too: what you type and choose while you book a consultation or write to us, so that loading the page again loses nothing. It is gone when the consultation is booked, when the message is sent or when you close the tab.',
            'A service worker with a page that says that you are offline, and the files which that page needs. You can delete it with the site data in the settings of your browser.',
            'The usual cache: pages, pictures and fonts that your browser keeps in order not to load them twice.',
          ],
          'All of these serve only what you asked for, so the law needs no consent for them.',
        ],
      },
      {
        id: 'outside',
        title: 'When you leave',
        body: [
          'Links to maps, to social networks and to authorities open their sites. Their own notices say what they store. Nothing of theirs is loaded before you follow the link.',
        ],
      },
      {
        id: 'more',
        title: 'More',
        body: [
          'What we store on our side is described under [Privacy](/privacy). If you have questions, write to [{email}](mailto:{email}).',
        ],
      },
    ],
  },
  pt: {
    title: 'Cookies',
    lead: 'Não há nenhum para quem apenas visita. É por isso que nenhuma faixa lhe pergunta por eles.',
    sections: [
      {
        id: 'none',
        sentences: ['stripeCookies'],
        title: 'Sem cookies para visitantes',
        body: [
          'Este site não cria cookies nas páginas públicas: nem para contar visitantes, nem para publicidade. As visitas não são medidas, pelo que nada há a aceitar ou recusar. Só quando faz uma marcação ou subscreve a newsletter contamos de que site ou campanha veio a visita, sem cookies: a página [Privacidade](/privacy) explica mais.',
          {
            when: 'stripe',
            text: 'A exceção são a página de pagamento e o formulário do cartão de uma subscrição: a Stripe, que aí recebe o cartão, cria cookies seus para reconhecer fraudes.',
          },
          'A língua que escolher fica apenas em memória. Ao carregar de novo uma página, volta a decidir o endereço: português em /pt, inglês nos restantes.',
        ],
      },
      {
        id: 'sign-in',
        title: 'Quando inicia sessão',
        body: [
          'Podem iniciar sessão quem trabalha connosco e os nossos clientes; são então necessários cookies nossos:',
          [
            '«sign-in», enquanto espera pelo código: reconhece o navegador que o pediu, durante 15 minutos.',
            '«session», depois de iniciar sessão: mantém a sessão aberta até a terminar. Para quem trabalha connosco dura sete dias no máximo; para um cliente, 90, e termina após 30 dias sem visitas.',
            '«browser», a partir daí: reconhece um navegador em que já iniciou sessão, para que ninguém o deixe sem acesso por pedir códigos em seu nome. Não inicia sessão por ninguém. Dura 180 dias após o último início de sessão nesse navegador, ou até quem trabalha connosco terminar essa sessão ou esquecer o navegador na área de gestão.',
          ],
          'Os três contêm uma chave aleatória e nada sobre si; a página [Privacidade](/privacy) diz quanto tempo ficam os nossos registos. Sem eles ninguém poderia iniciar sessão em segurança, pelo que a lei não exige consentimento. A língua que escolher na área de gestão fica guardada no seu navegador. O mesmo acontece com o que aí escrever e não enviar nem guardar, durante 30 dias no máximo, para que um separador fechado não perca nada; num computador partilhado, envie-o ou descarte-o.',
        ],
      },
      {
        id: 'papers',
        title: 'Quando abre um documento protegido',
        body: [
          'Os documentos de identificação e os ficheiros ZIP do trabalho que fazemos consigo abrem-se com um código que lhe enviamos por e-mail. O cookie «client» reconhece depois esse navegador durante 60 dias, para só lho pedirmos uma vez. Guarda uma chave aleatória e nada sobre si; é necessário para o que pediu, pelo que a lei não exige consentimento.',
        ],
      },
      {
        id: 'storage',
        title: 'O que o seu navegador guarda',
        body: [
          [
            'Armazenamento de sessão: quando escolhe um pacote, o identificador, o nome e o preço, uma chave aleatória da compra e o que escreve na página de pagamento, mas nada do cartão, para que essa página conheça a encomenda, a conserve se a voltar a carregar e nunca a cobre duas vezes. Desaparece quando a encomenda é paga ou quando fecha o separador. Depois de um pagamento, o seu nome e o seu e-mail, para que o formulário de marcação apareça preenchido, até marcar uma sessão ou fechar o separador; e, se comprou para uma empresa, o nome, o número fiscal, o país e a morada desta, para que a próxima encomenda apareça preenchida, até fechar o separador.',
            'Também no armazenamento de sessão: o que escreve e escolhe enquanto marca uma consulta ou nos escreve, para que não se perca nada se voltar a carregar a página. Desaparece quando a consulta fica marcada, quando a mensagem é enviada ou quando fecha o separador.',
            'Um service worker com uma página que avisa que está sem ligação, e os ficheiros de que ela precisa. Pode apagá-lo com os dados do site nas definições do navegador.',
            'A cache habitual: páginas, imagens e tipos de letra que o navegador guarda para não os carregar duas vezes.',
          ],
          'Tudo isto serve apenas para o que pediu, pelo que a lei não exige consentimento.',
        ],
      },
      {
        id: 'outside',
        title: 'Quando sai',
        body: [
          'As ligações para mapas, redes sociais e autoridades abrem outros sites, cujas políticas indicam o que guardam. Nada deles é carregado antes de seguir a ligação.',
        ],
      },
      {
        id: 'more',
        title: 'Mais',
        body: [
          'O que guardamos do nosso lado está descrito em [Privacidade](/privacy). Se tiver dúvidas, escreva para [{email}](mailto:{email}).',
        ],
      },
    ],
  },
};
