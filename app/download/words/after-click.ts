import { type StepId } from '../visitor/check/after-click';

/** The words of what follows the click on a download. */
export const afterClickWords = {
  title: 'Your download has started',
  nothing: 'Nothing happened?',
  again: 'Start it again',
  check: 'When it is there, drop it here to see that it is genuine.',
  terminal: 'Check it in a terminal instead',
  step: {
    open: 'Open the file from your Downloads folder.',
    'drag-to-applications': 'Drag the app onto Applications.',
    eject: 'Eject the disk image and start the app from Applications.',
    'follow-installer': 'Follow the installer.',
    'install-app-package': 'Choose Install in the window that opens.',
    'extract-all': 'Right-click the file and choose Extract All.',
    extract: 'Unpack it.',
    'extract-on-open': 'Double-click the file to unpack it; Safari may have done so already.',
    'move-to-applications': 'Move the app to Applications and open it there.',
    'run-inside': 'Start the program from the folder that appears.',
    'make-executable': 'Allow it to run.',
    'run-in-terminal': 'Start it in a terminal.',
    'install-in-terminal': 'Install it in a terminal.',
    'write-to-usb': 'Write it to a USB stick or start it in a virtual machine.',
    'allow-source': 'Android asks whether your browser may install apps: allow it for this once.',
    gatekeeper:
      'The publisher has not had it notarised by Apple, so macOS will stop it. If the check finds it right, allow it in System Settings › Privacy & Security › Open Anyway.',
    smartscreen:
      'It is not signed for Windows, so SmartScreen will warn. If the check finds it right, choose More info › Run anyway.',
  } satisfies Record<StepId, string>,
};

export type AfterClickWords = typeof afterClickWords;
